/** boardgame.io's server with its default store, for bench/: a game of turns as simple as can be. */

const { Server, Origins } = require('boardgame.io/server');

const laps = {
  name: 'laps',
  setup: ({ ctx }) => ({ spaces: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drive: ({ G, playerID }, spaces) => {
      G.spaces[playerID] += spaces;
    },
  },
};

const server = Server({ games: [laps], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => undefined }).then(({ appServer }) => {
  console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
});
