import { limits, packId, unpackId } from '@kollab/contract';

/** What a moderator decides about. */
export type Subject = { telegramId: number } | { projectId: string };

/** Which submission a button or a question is about. */
export type Submission = Subject & { version: number };

const letters = {
  approve: 'a',
  reject: 'r',
  take: 't',
  write: 'w',
  back: 'b',
  backTaken: 'c',
} as const;
type ModerationAction = keyof typeof letters;

/**
 * `write` asks for a reason in one's own words; a ready reason is named by its place. `back` leads
 * from the reasons to the card's own buttons, `backTaken` where somebody had taken it already.
 */
export type ModerationPress = Submission & { action: ModerationAction | ReadyReason };
type ReadyReason = { reason: number };

const actions = Object.keys(letters) as ModerationAction[];

/** Packs what a card's button does: at most 64 bytes, as Telegram demands. */
export const packPress = (press: ModerationPress) => {
  const { action } = press;
  const letter = typeof action === 'string' ? letters[action] : action.reason;
  return 'projectId' in press
    ? `n:${letter}:${packId(press.projectId)}:${press.version}`
    : `m:${letter}:${press.telegramId}:${press.version}`;
};

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^(?:m:[artwbc\d]:\d+|n:[artwbc\d]:[\w-]{22}):\d+$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): ModerationPress | undefined {
  if (!pressPattern.test(data)) return undefined;
  const [kind, letter, id = '', version] = data.split(':');
  const subject = kind === 'n' ? readProject(unpackId(id)) : readPerson(id);
  const submission = readSubmission(subject, version);
  const action = readAction(letter);
  return submission && action !== undefined ? { action, ...submission } : undefined;
}

const readAction = (letter = '') =>
  /^\d$/.test(letter)
    ? { reason: Number(letter) }
    : actions.find((action) => letters[action] === letter);

/** What is decided about, as the queue and the ready reasons call it. */
export const kindOf = (subject: Subject) => ('projectId' in subject ? 'project' : 'profile');

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
