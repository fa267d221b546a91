import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Requests that one connection may send ahead of their answers; no browser or proxy sends any. */
const mostAhead = 20;

/** Time for what had been sent when we were asked to stop to be heard. */
const hearing = 250;

/**
 * Closes connections in order when the app does: those that ask for nothing at once, others with the
 * answer they wait for, and what is left after `longest` milliseconds. Meanwhile one that asks on and
 * on without reading is cut off.
 */
export function closeInOrder(app: FastifyInstance, longest = 7000) {
  const sockets = new Map<Socket, number>();
  let isClosing = false;
  let isHearing = true;
  const leave = (socket: Socket) => {
    if (isClosing && !isHearing && !sockets.get(socket)) socket.destroySoon();
  };

  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, 0);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const ahead = sockets.get(socket);
    // A request that came over no connection, as tests make them.
    if (ahead === undefined) return done();
    if (ahead >= mostAhead) socket.destroy();
    sockets.set(socket, ahead + 1);
    reply.raw.once('close', () => {
      const under = sockets.get(socket);
      if (under === undefined) return;
      sockets.set(socket, under - 1);
      leave(socket);
    });
    return done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => {
      isHearing = false;
      for (const socket of sockets.keys()) leave(socket);
    }, hearing).unref();
    setTimeout(() => {
      for (const socket of sockets.keys()) socket.destroy();
    }, longest).unref();
  });
}
