import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#src/platform/config/config.ts';
import type { Context } from '#src/platform/context.ts';
import { openRates, type Rates } from '#src/platform/rates/rates.service.ts';
import { type Identity, identify } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls are counted by who makes them; everything else is pages and files. */
    kind?: 'call' | 'health';
    readsDatabase?: boolean;
  }
}

export interface CountingBounds {
  /** How long is waited for what all processes counted, before each goes by its own counts. */
  countWithin: number;
}

type Identify = (request: FastifyRequest) => Promise<Identity>;

export function limitRequests(
  app: FastifyInstance,
  context: Context,
  { countWithin }: CountingBounds,
): Identify {
  const { config, clock } = context;
  const rates = openRates(context, {
    patience: countWithin,
    onProblem: (error) => app.log.warn({ err: error }, 'limits are counted by this process alone'),
  });
  app.addHook('onClose', () => rates.close());
  app.addHook('onRequest', ({ ip, routeOptions: { config: route } }, _reply, done) => {
    if (route.kind === 'call') return done();
    const count = route.kind === 'health' ? rates.countHealth : rates.countFile;
    return (route.readsDatabase ? rates.countAddress : count)(ip);
  });
  warnOfProxy(app, config);
  return async (request) => {
    const identity = await identifyOrCount(request, rates, config, clock());
    const isCounted = request.routeOptions.config.kind === 'call';
    if (isCounted && identity.kind === 'anonymous') await rates.countAddress(request.ip);
    if (identity.kind === 'person') await rates.countPerson(identity.person.telegramId);
    return identity;
  };
}

async function identifyOrCount(request: FastifyRequest, rates: Rates, config: Config, now: Date) {
  try {
    return identify(request.headers, config, now);
  } catch (refusal) {
    await rates.countAddress(request.ip);
    throw refusal;
  }
}

/** Behind a proxy that is not named everybody has one address, and one limit. */
function warnOfProxy(app: FastifyInstance, { trustedProxies, requestsPerMinute }: Config) {
  if (trustedProxies.length > 0 || requestsPerMinute.address === Infinity) return;
  let isTold = false;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!isTold && headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      app.log.warn('a proxy is before the API: name it in TRUSTED_PROXIES, or all share one limit');
    }
    done();
  });
}
