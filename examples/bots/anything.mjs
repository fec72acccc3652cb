#!/usr/bin/env node
// A bot that takes any action, in JavaScript: all that a bot in another language needs.
//
//     paddock race downforce --people 0 --drivers "exec:examples/bots/anything.mjs,racer*3"
import { createInterface } from 'node:readline'

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line)
  if (said.is === 'hello') say({ do: 'ready', name: 'Anything' })
  if (said.is === 'decision') {
    const any = said.actions[Math.floor(Math.random() * said.actions.length)]
    say({ do: 'act', id: said.id, answer: any.text })
  }
  if (said.is === 'refused') console.error(said.reason)
}
