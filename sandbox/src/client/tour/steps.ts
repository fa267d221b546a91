import { student } from '#src/people.ts';
import type { CardPlace, World } from './world.ts';
import {
  appOf,
  applicationCard,
  author,
  isAnswered,
  messagesOf,
  moderator,
  newsSince,
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

/** How far somebody is; kept in the browser. */
export interface Progress {
  step: StepName | 'end';
  /** The step that was done last; a skipped one does not count. */
  done: StepName | undefined;
  profileCard: CardPlace | undefined;
  applicationCard: CardPlace | undefined;
  applicant: number;
}

export const beginning: Progress = {
  step: 'start',
  done: undefined,
  profileCard: undefined,
  applicationCard: undefined,
  applicant: student.telegramId,
};

/** Whose part a step is. */
export function actorOf(step: StepName, { applicant }: Progress): number {
  if (step === 'approve') return moderator;
  if (step === 'accept') return owner;
  return stepNames.indexOf(step) < stepNames.indexOf('arrive') ? author : applicant;
}

const isWatching = (world: World, telegramId: number) =>
  world.telegramId === telegramId && !world.showsGroup;

const hasHeard = (world: World, telegramId: number, card: CardPlace | undefined) =>
  card !== undefined &&
  isAnswered(world, card) &&
  isWatching(world, telegramId) &&
  newsSince(world, telegramId, card) !== undefined;

const isDone: Record<StepName, (world: World, progress: Progress) => boolean> = {
  start: (world) => messagesOf(world, author).some(({ from }) => from === 'bot'),
  open: (world) => appOf(world, author) !== undefined,
  edit: (world, { profileCard: card }) =>
    card !== undefined || placeIn(appOf(world, author)) === 'tabWithAction',
  send: (_, { profileCard: card }) => card !== undefined,
  approve: (world, { profileCard: card }) => isAnswered(world, card),
  heard: (world, { profileCard: card }) => hasHeard(world, author, card),
  arrive: (world, { applicant }) =>
    isWatching(world, applicant) && appOf(world, applicant) !== undefined,
  find: (world, { applicant, applicationCard: card }) =>
    card !== undefined || placeIn(appOf(world, applicant)) === 'form',
  apply: (_, { applicationCard: card }) => card !== undefined,
  accept: (world, { applicationCard: card }) => isAnswered(world, card),
  joined: (world, { applicant, applicationCard: card }) => hasHeard(world, applicant, card),
};

/** The step after this one. */
export const nextStep = (step: Progress['step']): Progress['step'] =>
  step === 'end' ? 'end' : (stepNames[stepNames.indexOf(step) + 1] ?? 'end');

const hasComeTo = (progress: Progress, step: StepName) =>
  progress.step === 'end' || stepNames.indexOf(progress.step) >= stepNames.indexOf(step);

/** Remembers cards as they come: later they are found by their place, whatever they say then. */
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

/** Goes on past every step that has happened; the same object where none has. */
export function advance(progress: Progress, world: World): Progress {
  let { step, done, ...rest } = remember(progress, world);
  while (step !== 'end' && isDone[step](world, { step, done, ...rest })) {
    done = step;
    step = nextStep(step);
  }
  const after = { step, done, ...rest };
  const isSame =
    step === progress.step &&
    rest.profileCard === progress.profileCard &&
    rest.applicationCard === progress.applicationCard;
  return isSame ? progress : after;
}
