import { limits } from '@kollab/contract';

/** Which submission a button or a question is about. */
export interface Submission {
  telegramId: number;
  version: number;
}

const letters = { approve: 'a', reject: 'r', take: 't' } as const;
export type ModerationAction = keyof typeof letters;

export interface ModerationPress extends Submission {
  action: ModerationAction;
}

const actions = { a: 'approve', r: 'reject', t: 'take' } as const;

/** Packs what a card's button does: at most 64 bytes, as Telegram demands. */
export const packPress = ({ action, telegramId, version }: ModerationPress) =>
  `m:${letters[action]}:${telegramId}:${version}`;

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^m:[art]:\d+:\d+$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): ModerationPress | undefined {
  const match = /^m:(?<letter>[art]):(?<telegramId>\d+):(?<version>\d+)$/.exec(data);
  const { letter, telegramId, version } = match?.groups ?? {};
  const submission = readSubmission(telegramId, version);
  if (!submission || !(letter === 'a' || letter === 'r' || letter === 't')) return undefined;
  return { action: actions[letter], ...submission };
}

/** A submission from digits; undefined where they are missing, zero or too large. */
export function readSubmission(telegramId?: string | null, version?: string | null) {
  const submission = { telegramId: digits(telegramId), version: digits(version) };
  const isVersion = submission.version > 0 && submission.version <= limits.versionMax;
  return submission.telegramId > 0 && isVersion ? submission : undefined;
}

function digits(value: string | null | undefined): number {
  const number = /^\d{1,16}$/.test(value ?? '') ? Number(value) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}
