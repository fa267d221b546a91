import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { strangerId } from '#src/platform/access/actor.ts';

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
