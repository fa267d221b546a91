import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#src/platform/errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pictures, and bodies longer than usual, may take their time. */
    body?: 'long' | 'upload';
    /** Whether the answer goes on until its stream ends. */
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
