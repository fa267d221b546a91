import { Gauge } from 'prom-client';
import { registry } from '@kollab/runtime/metrics';

/** Seconds without a sign of life after which something is wrong: polls last 25. */
const patience = { updates: 90, claims: 120 } as const;

type Sign = keyof typeof patience;

const startedAt = performance.now();
const seenAt = new Map<Sign, number>();
let mode: 'polling' | 'webhook' = 'polling';

/** Says how updates come; a webhook is silent while nobody writes. */
export const updatesComeBy = (given: typeof mode) => {
  mode = given;
};

export const noteSign = (sign: Sign) => {
  seenAt.set(sign, performance.now());
};

let isTokenGood = true;

/** Notes whether Telegram takes our token: one that was good can be revoked. */
export const noteToken = (isGood: boolean) => {
  isTokenGood = isGood;
};

const ageOf = (sign: Sign) => {
  const at = seenAt.get(sign);
  return at === undefined ? null : Math.round(performance.now() - at) / 1000;
};

/** Before the first sign its patience counts from the start. */
const isRecent = (sign: Sign) =>
  performance.now() - (seenAt.get(sign) ?? startedAt) <= patience[sign] * 1000;

const registers = [registry];
const lastPoll = new Gauge({
  name: 'kollab_bot_last_poll_seconds',
  help: 'Seconds since Telegram answered for updates; with a webhook there are no polls',
  registers,
});
const lastClaim = new Gauge({
  name: 'kollab_bot_last_claim_seconds',
  help: 'Seconds since the API answered a claim',
  registers,
});

function readSigns() {
  const sinceStart = performance.now() / 1000;
  lastPoll.set(mode === 'webhook' ? Number.NaN : (ageOf('updates') ?? sinceStart));
  lastClaim.set(ageOf('claims') ?? sinceStart);
}

const said = (ok: boolean, reason: string) => (ok ? { ok } : { ok, reason });

export function readHealth() {
  const areUpdatesFine = mode === 'webhook' ? seenAt.has('updates') : isRecent('updates');
  const unanswered =
    mode === 'webhook'
      ? 'Telegram has not taken the webhook.'
      : 'Telegram has not answered a poll for a while.';
  const unheard = isTokenGood ? unanswered : 'Telegram refuses BOT_TOKEN.';
  const checks = {
    updates: {
      ...said(areUpdatesFine && isTokenGood, unheard),
      mode,
      lastAnswerSeconds: ageOf('updates'),
    },
    claims: {
      ...said(isRecent('claims'), 'The API has not answered a claim for a while.'),
      lastClaimSeconds: ageOf('claims'),
    },
  };
  const isWell = checks.updates.ok && checks.claims.ok;
  return { status: isWell ? ('ok' as const) : ('unavailable' as const), checks };
}

export const watched = { variable: 'BOT_METRICS_PORT', read: readSigns, health: readHealth };
