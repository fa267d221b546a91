import { type User, getLive, getUser, grantModerator, type updateStatus } from '@kollab/contract';
import { expect, expectTypeOf, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { type Call, serve } from './route.ts';

test('a handler reads what its endpoint takes and answers what it promises', () => {
  const check = (app: FastifyInstance, user: User) => {
    serve(app, getLive, () => ({ status: 'ok' as const }));
    serve(app, getUser, async ({ params }) => {
      expectTypeOf(params.id).toEqualTypeOf<string | number>();
      return user;
    });
    expectTypeOf<Call<typeof updateStatus>['body']>().toEqualTypeOf<{
      statusShort?: string | undefined;
      statusLong?: string[] | undefined;
    }>();
    // @ts-expect-error -- another word than promised
    serve(app, getLive, () => ({ status: 'fine' as const }));
    // @ts-expect-error -- nothing
    serve(app, getLive, () => undefined);
    const { pendingChanges: _, ...less } = user;
    // @ts-expect-error -- a field is missing
    serve(app, getUser, async () => less);
    // @ts-expect-error -- a role that does not exist
    serve(app, grantModerator, () => ({ telegramId: 5, role: 'owner' as const }));
    // @ts-expect-error -- a part the endpoint does not have
    serve(app, getUser, async ({ params }) => ({ ...user, firstName: params.name }));
  };
  expect(check).toBeTypeOf('function');
});
