/** One socket to a table that comes back by itself and loses no command. */

import { Refusal } from './api';
import { changed } from './changes';
import type { Answer, Foreseen, Hinted, Info, Message, News, Prospected, Snapshot, Welcome } from './protocol';

/** What a client wants done; the number of the message is added here. */
export type Command = Message extends infer M ? (M extends { id: unknown } ? Omit<M, 'id'> : never) : never;

interface Sent {
  text: string;
  keep: boolean;
  resolve: (answer: unknown) => void;
  reject: (why: Refusal) => void;
}

export interface Listener {
  welcome(message: Welcome): void;
  news(message: News, snapshot: Snapshot): void;
  clock(waiting: number[], seconds: number): void;
  whereabouts(info: Info): void;
  last(): number;
}

/** How a page talks to a table, whatever carries it. */
export interface Channel {
  readonly state: 'opening' | 'live' | 'lost';
  readonly tries: number;
  readonly lostAt: number;
  retry(): void;
  greet(): void;
  command(what: Command): Promise<void>;
  forecast(seat: number, answer: string): Promise<Foreseen>;
  prospects(seat: number): Promise<unknown>;
  /** What a coach would do; the table sees that it was asked. */
  hint(seat: number): Promise<Hinted>;
  close(): void;
}

const BEAT = 15_000;
const PATIENCE = 10_000;

export class Live implements Channel {
  state = $state<'opening' | 'live' | 'lost'>('opening');
  tries = $state(0);
  lostAt = $state(0);

  #socket: WebSocket | null = null;
  #snapshot: Snapshot | null = null;
  #sent = new Map<number | string | null, Sent>();
  #client = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
  #nextId = Date.now() * 16;
  #timer = 0;
  #beat = 0;
  #heard = 0;
  #closed = false;

  constructor(
    readonly table: string,
    private tokens: () => string[],
    private listener: Listener,
  ) {
    addEventListener('online', this.retry);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#woke);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#woke);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  retry = (): void => {
    if (this.state !== 'live') {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  /** Say hello again, as with a seat that was just taken. */
  greet(): void {
    this.#say({ do: 'hello', tokens: this.tokens(), last: this.listener.last(), client: this.#client });
  }

  /** Send a command; it is sent again after a lost connection until the server has answered. */
  command(what: Command): Promise<void> {
    return this.#send(what, true) as Promise<void>;
  }

  forecast(seat: number, answer: string): Promise<Foreseen> {
    return this.#send({ do: 'forecast', seat, answer }, false) as Promise<Foreseen>;
  }

  async prospects(seat: number): Promise<unknown> {
    return ((await this.#send({ do: 'prospects', seat }, false)) as Prospected).prospects;
  }

  hint(seat: number): Promise<Hinted> {
    return this.#send({ do: 'hint', seat }, false) as Promise<Hinted>;
  }

  #send(what: Command, keep: boolean): Promise<unknown> {
    const id = this.#nextId++;
    const text = JSON.stringify({ ...what, id });
    return new Promise((resolve, reject) => {
      this.#sent.set(id, { text, keep, resolve, reject });
      if (this.state === 'live') this.#socket?.send(text);
    });
  }

  #say(what: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(what));
  }

  #open(): void {
    if (this.#closed) return;
    this.#socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Answer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hear(message: Answer): void {
    this.#heard = Date.now();
    switch (message.is) {
      case 'welcome':
        this.state = 'live';
        this.tries = 0;
        this.#snapshot = message;
        this.listener.welcome(message);
        this.#resend();
        clearInterval(this.#beat);
        this.#beat = window.setInterval(this.#listen, BEAT);
        break;
      case 'news':
        this.#snapshot = changed(this.#snapshot!, message.changes);
        this.listener.news(message, this.#snapshot);
        for (const done of message.done ?? []) this.#settle(done.id, done);
        break;
      case 'info':
        this.#snapshot = changed(this.#snapshot!, message.changes);
        this.listener.whereabouts(this.#snapshot.info);
        break;
      case 'clock':
        this.listener.clock(message.waiting, message.seconds);
        break;
      case 'done':
      case 'forecast':
      case 'prospects':
      case 'hint':
        this.#settle(message.id, message);
        break;
      case 'refused':
        this.#sent.get(message.id)?.reject(new Refusal(message));
        this.#sent.delete(message.id);
        break;
    }
  }

  #settle(id: number | string, answer: unknown): void {
    this.#sent.get(id)?.resolve(answer);
    this.#sent.delete(id);
  }

  #resend(): void {
    for (const [id, sent] of this.#sent) {
      if (sent.keep) this.#socket?.send(sent.text);
      else {
        sent.reject(new Refusal({ reason: 'lost' }));
        this.#sent.delete(id);
      }
    }
  }

  /** A network that vanished says nothing: ask, and believe silence. */
  #listen = (): void => {
    const asked = Date.now();
    this.#say({ do: 'ping' });
    setTimeout(() => {
      if (this.#heard < asked && this.state === 'live') this.#lose();
    }, PATIENCE);
  };

  #offline = (): void => {
    this.#lose();
  };

  #woke = (): void => {
    if (document.visibilityState === 'visible') {
      if (this.state === 'live') this.#listen();
      else this.retry();
    }
  };

  #lose(): void {
    if (this.#closed) return;
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.state !== 'lost') this.lostAt = Date.now();
    this.state = 'lost';
    this.tries += 1;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#open(), Math.min(8000, 400 * 1.7 ** Math.min(this.tries, 8)));
  }
}
