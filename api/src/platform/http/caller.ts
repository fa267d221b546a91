import { isServiceAccount } from '@kollab/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Actor, Identity, SignedIn } from '#src/platform/access/actor.ts';
import { verifyInitData } from '#src/platform/access/init-data.ts';
import type { Config } from '#src/platform/config/config.ts';
import type { Context } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import { openRates, type Rates } from '#src/platform/rates/rates.service.ts';

export interface Callers {
  identify(request: FastifyRequest): Promise<Identity>;
  get(identity: SignedIn, makesNobody: boolean): Promise<Extract<Actor, { kind: 'person' }>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls are counted by who makes them; everything else is pages and files. */
    kind?: 'call' | 'health';
    readsDatabase?: boolean;
  }
  interface FastifyInstance {
    callers: Callers;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Throws unauthenticated, tooManyRequests. */
export async function findCaller(request: FastifyRequest, makesNobody: boolean): Promise<Actor> {
  const { callers } = request.server;
  const identity = await callers.identify(request);
  return identity.kind === 'person' ? callers.get(identity, makesNobody) : identity;
}

export interface Secrets {
  botToken: string;
  botApiToken: string;
}

/**
 * Reads `Authorization: tma <init data>`, or the bot's `Bearer <token>` with `X-Telegram-Id` of the
 * person it acts for. Anything else in that header is refused, no header is anonymous.
 */
export function identify(headers: IncomingHttpHeaders, secrets: Secrets, now: Date): Identity {
  const { authorization } = headers;
  if (authorization === undefined) return { kind: 'anonymous' };
  const [, scheme, credentials] = /^(\w+) (.+)$/s.exec(authorization) ?? [];
  if (scheme?.toLowerCase() === 'tma') {
    const person = verifyInitData(credentials ?? '', secrets.botToken, now);
    return { kind: 'person', person, viaBot: false };
  }
  if (scheme?.toLowerCase() === 'bearer' && isSame(credentials ?? '', secrets.botApiToken)) {
    return actingPerson(headers['x-telegram-id']);
  }
  throw new AppError('unauthenticated');
}

export const isBot = ({ authorization = '' }: IncomingHttpHeaders, { botApiToken }: Secrets) =>
  /^bearer /i.test(authorization) && isSame(authorization.slice('bearer '.length), botApiToken);

function actingPerson(header: string | string[] | undefined): Identity {
  if (header === undefined) return { kind: 'bot' };
  const telegramId = Number(header);
  const isCanonical = Number.isSafeInteger(telegramId) && String(telegramId) === header;
  if (!isCanonical || telegramId <= 0 || isServiceAccount(telegramId)) {
    throw new AppError('unauthenticated');
  }
  const unknown = {
    firstName: '',
    lastName: '',
    username: null,
    languageCode: null,
    photoUrl: null,
  };
  return { kind: 'person', person: { telegramId, ...unknown }, viaBot: true };
}

const digest = (value: string) => createHash('sha256').update(value).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

export interface CountingBounds {
  /** How long is waited for what all processes counted, before each goes by its own counts. */
  countWithin: number;
}

export function limitRequests(
  app: FastifyInstance,
  context: Context,
  { countWithin }: CountingBounds,
): Callers['identify'] {
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
