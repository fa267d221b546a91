import { limits, packId, unpackId } from '@kollab/contract';

/** What a moderator decides about. */
export type Subject = { telegramId: number } | { projectId: string };

/** Which submission a button or a question is about. */
export type Submission = Subject & { version: number };

const letters = { approve: 'a', reject: 'r', take: 't' } as const;
export type ModerationAction = keyof typeof letters;

export type ModerationPress = Submission & { action: ModerationAction };

const actions = { a: 'approve', r: 'reject', t: 'take' } as const;

/** Packs what a card's button does: at most 64 bytes, as Telegram demands. */
export const packPress = (press: ModerationPress) => {
  const letter = letters[press.action];
  return 'projectId' in press
    ? `n:${letter}:${packId(press.projectId)}:${press.version}`
    : `m:${letter}:${press.telegramId}:${press.version}`;
};

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^(?:m:[art]:\d+|n:[art]:[\w-]{22}):\d+$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): ModerationPress | undefined {
  if (!pressPattern.test(data)) return undefined;
  const [kind, letter, id = '', version] = data.split(':');
  const subject = kind === 'n' ? readProject(unpackId(id)) : readPerson(id);
  const submission = readSubmission(subject, version);
  if (!submission || !(letter === 'a' || letter === 'r' || letter === 't')) return undefined;
  return { action: actions[letter], ...submission };
}

const readProject = (projectId: string | undefined) =>
  projectId === undefined ? undefined : { projectId };

/** Whose profile, from digits; undefined where they are missing, zero or too large. */
export function readPerson(digits: string | undefined): Subject | undefined {
  const telegramId = readNumber(digits);
  return telegramId > 0 ? { telegramId } : undefined;
}

/** A submission from a version's digits; undefined where they are missing, zero or too large. */
export function readSubmission(
  subject: Subject | undefined,
  digits?: string | null,
): Submission | undefined {
  const version = readNumber(digits);
  const isVersion = version > 0 && version <= limits.versionMax;
  return subject && isVersion ? { ...subject, version } : undefined;
}

function readNumber(value: string | null | undefined): number {
  const number = /^\d{1,16}$/.test(value ?? '') ? Number(value) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}
