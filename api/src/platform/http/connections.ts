import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#src/platform/errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pictures, and bodies longer than usual, may take their time. */
    body?: 'long' | 'upload';
    isEndless?: boolean;
  }
}

/** Milliseconds, from a request's headers to the end of its body, to its answer, and of that to be read. */
export interface Deadlines {
  handleWithin: number;
  bodyWithin: number;
  longBodyWithin: number;
  uploadWithin: number;
  answerWithin: number;
}

const hasBody = ({ 'transfer-encoding': coding, 'content-length': length }: IncomingHttpHeaders) =>
  coding !== undefined || Number(length ?? 0) > 0;

/**
 * Waits for nobody who sends a body, or reads an answer, by drops: each byte in time would otherwise
 * keep a connection for as long as it likes.
 */
export function keepDeadlines(app: FastifyInstance, deadlines: Omit<Deadlines, 'handleWithin'>) {
  const { bodyWithin, longBodyWithin, uploadWithin, answerWithin } = deadlines;
  const within = { usual: bodyWithin, long: longBodyWithin, upload: uploadWithin };
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (hasBody(raw.headers)) {
      const timer = setTimeout(cutOff, within[routeOptions.config.body ?? 'usual'], request, reply);
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
  app.addHook('onSend', ({ routeOptions }, { raw }, _payload, done) => {
    if (routeOptions.config.isEndless) return done();
    const timer = setTimeout(() => raw.destroy(), answerWithin);
    raw.once('close', () => clearTimeout(timer));
    return done();
  });
}

function cutOff({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete) return;
  // Refused long ago, as who may not call is, and still sending.
  if (reply.sent) raw.destroy();
  else reply.header('connection', 'close').send(new AppError('malformedRequest'));
}

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

/**
 * Ends when the caller hangs up. Fastify's own signal ends as soon as a body was read, so this one
 * watches the answer's side.
 */
export function closedSignal({ raw }: FastifyReply) {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
