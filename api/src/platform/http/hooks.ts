import { limits } from '@kollab/contract';
import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { strangerId } from '#src/platform/access/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors/app-error.ts';

const versionHeaders = ['x-version', 'x-api-version', 'api-version', 'version'];
const [major] = limits.apiVersion.split('.');

/** Refuses a caller that speaks another major version; none named means the first. */
export const checkVersion: preParsingHookHandler = (request, _reply, _payload, done) => {
  const name = versionHeaders.find((one) => request.headers[one] !== undefined);
  if (name === undefined) return done();
  const matches = /^(\d+)(\.\d+)*$/.exec(String(request.headers[name]).trim());
  return done(matches?.[1] === major ? null : new AppError('unsupportedVersion'));
};

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Before the answer to a signed-in person's write leaves, notes it: their next read, by whichever
 * API process, finds what they wrote.
 */
export function noteWrites(app: FastifyInstance, { replicas }: Context) {
  app.addHook('onSend', ({ method, actor }, _reply, _payload, done) => {
    // Before somebody is known, and on pages, there is no actor.
    const { person } = (actor as Partial<typeof actor & { kind: 'person' }> | undefined) ?? {};
    if (isRead(method) || !person || person.id === strangerId) return done();
    return replicas.noteWrite(person.id).then(() => undefined);
  });
}
