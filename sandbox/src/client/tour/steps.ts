import { student } from '#src/people/people.ts';
import type { CardPlace, World } from './world.ts';
import {
  appOf,
  applicationCard,
  author,
  isAnswered,
  messagesOf,
  moderator,
  newsSince,
  noticeButton,
  owner,
  placeIn,
  profileCard,
} from './world.ts';

export const stepNames = [
  'start',
  'open',
  'edit',
  'send',
  'approve',
  'heard',
  'arrive',
  'find',
  'apply',
  'accept',
  'joined',
] as const;
export type StepName = (typeof stepNames)[number];

export interface Progress {
  step: StepName | 'end';
  /** A skipped step does not count. */
  done: StepName | undefined;
  /** The last step whose news was on the screen. */
  seen: StepName | undefined;
  profileCard: CardPlace | undefined;
  applicationCard: CardPlace | undefined;
  applicant: number;
}

export const beginning: Progress = {
  step: 'start',
  done: undefined,
  seen: undefined,
  profileCard: undefined,
  applicationCard: undefined,
  applicant: student.telegramId,
};

export function actorOf(step: StepName, { applicant }: Progress): number {
  if (step === 'approve') return moderator;
  if (step === 'accept') return owner;
  return stepNames.indexOf(step) < stepNames.indexOf('arrive') ? author : applicant;
}

const isWatching = (world: World, telegramId: number) =>
  world.telegramId === telegramId && !world.showsGroup;

const isToldOf = (world: World, telegramId: number, card: CardPlace | undefined) =>
  card !== undefined &&
  isAnswered(world, card) &&
  isWatching(world, telegramId) &&
  newsSince(world, telegramId, card) !== undefined;

const isReading = (world: World, telegramId: number) =>
  isWatching(world, telegramId) && noticeButton(appOf(world, telegramId)) !== undefined;

const hasMovedOn = (world: World, telegramId: number) =>
  !isWatching(world, telegramId) || world.opening === telegramId;

const isDone: Record<StepName, (world: World, progress: Progress) => boolean> = {
  start: (world) => messagesOf(world, author).some(({ from }) => from === 'bot'),
  open: (world) => appOf(world, author) !== undefined,
  edit: (world, { profileCard: card }) =>
    card !== undefined || placeIn(appOf(world, author)) === 'tabWithAction',
  send: (world, { profileCard: card }) => card !== undefined && !isReading(world, author),
  approve: (world, { profileCard: card }) => isAnswered(world, card),
  heard: (world, { seen }) => seen === 'heard' && hasMovedOn(world, author),
  arrive: (world, { applicant }) =>
    isWatching(world, applicant) && appOf(world, applicant) !== undefined,
  find: (world, { applicant, applicationCard: card }) =>
    card !== undefined || placeIn(appOf(world, applicant)) === 'form',
  apply: (world, { applicant, applicationCard: card }) =>
    card !== undefined && !isReading(world, applicant),
  accept: (world, { applicationCard: card }) => isAnswered(world, card),
  joined: (world, { applicant, seen }) => seen === 'joined' && hasMovedOn(world, applicant),
};

export const nextStep = (step: Progress['step']): Progress['step'] =>
  step === 'end' ? 'end' : (stepNames[stepNames.indexOf(step) + 1] ?? 'end');

const hasComeTo = (progress: Progress, step: StepName) =>
  progress.step === 'end' || stepNames.indexOf(progress.step) >= stepNames.indexOf(step);

/** Later cards are found by their place, whatever they say then. */
function remember(progress: Progress, world: World): Progress {
  const ownCard = profileCard(world);
  if (ownCard && progress.profileCard === undefined && !hasComeTo(progress, 'heard')) {
    return remember({ ...progress, profileCard: ownCard }, world);
  }
  const theirs = applicationCard(world, progress.applicant);
  if (theirs && progress.applicationCard === undefined) {
    return { ...progress, applicationCard: theirs };
  }
  return progress;
}

function look(progress: Progress, world: World): Progress {
  const { step, seen, applicant, profileCard: ownCard, applicationCard: theirs } = progress;
  const isSeen =
    (step === 'heard' && isToldOf(world, author, ownCard)) ||
    (step === 'joined' && isToldOf(world, applicant, theirs));
  return isSeen && seen !== step ? { ...progress, seen: step } : progress;
}

/** The same object where no step has happened. */
export function advance(progress: Progress, world: World): Progress {
  let after = look(remember(progress, world), world);
  while (after.step !== 'end' && isDone[after.step](world, after)) {
    after = look({ ...after, step: nextStep(after.step), done: after.step }, world);
  }
  return after;
}
