import { isServiceAccount } from '@kollab/contract';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '#src/platform/access/actor.ts';
import { type TelegramPerson, verifyInitData } from '#src/platform/access/init-data.ts';
import { AppError } from '#src/platform/errors/app-error.ts';

export type Identity =
  | { kind: 'anonymous' }
  | { kind: 'bot' }
  | { kind: 'person'; person: TelegramPerson; viaBot: boolean };

type SignedIn = Extract<Identity, { kind: 'person' }>;

export interface Callers {
  identify(request: FastifyRequest): Promise<Identity>;
  get(identity: SignedIn, makesNobody: boolean): Promise<Extract<Actor, { kind: 'person' }>>;
}

declare module 'fastify' {
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
