import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { addPerson, useChats } from '#src/client/state/chats.ts';
import { moderatorsGroup, useGroups } from '#src/client/state/groups.ts';
import { usePhone } from '#src/client/phone/sessions.ts';
import { newcomer } from '#src/people/people.ts';
import { selectPerson, useSelection } from '#src/client/state/selection.ts';
import { advance, beginning, nextStep, type Progress, type StepName } from './steps.ts';
import { guest } from './applicant.ts';
import type { World } from './world.ts';

/** Closed it keeps its place, ended it forgets it. */
interface Tour {
  isOpen: boolean;
  progress: Progress | null;
}

export const useTour = create<Tour>()(
  persist((): Tour => ({ isOpen: false, progress: null }), { name: 'sandbox-tour' }),
);

export function worldNow(): World {
  const { people, messages } = useChats.getState();
  const known = useGroups.getState();
  const group = moderatorsGroup(known);
  const groupMessages = known.messages[group?.telegramId ?? 0] ?? [];
  const { telegramId, groupId } = useSelection.getState();
  const showsGroup = groupId !== undefined;
  const { sessions, openingFor: opening } = usePhone.getState();
  return { people, messages, group, groupMessages, sessions, telegramId, showsGroup, opening };
}

function goOn(): void {
  const { isOpen, progress } = useTour.getState();
  if (!isOpen || progress === null) return;
  const after = advance(progress, worldNow());
  if (after !== progress) useTour.setState({ progress: after });
}

export function followTour(): () => void {
  goOn();
  const stops = [useChats, useGroups, usePhone, useSelection].map((store) => store.subscribe(goOn));
  return () => {
    for (const stop of stops) stop();
  };
}

function setProgress(change: Partial<Progress>): void {
  const { progress } = useTour.getState();
  if (progress !== null) useTour.setState({ progress: { ...progress, ...change } });
  goOn();
}

export function openTour(): void {
  if (useTour.getState().progress === null) selectPerson(newcomer.telegramId);
  useTour.setState(({ progress }) => ({ isOpen: true, progress: progress ?? beginning }));
  goOn();
}

export function closeTour(): void {
  useTour.setState({ isOpen: false });
}

export function endTour(): void {
  useTour.setState({ isOpen: false, progress: null });
}

export function skipStep(): void {
  const { progress } = useTour.getState();
  if (progress !== null) setProgress({ step: nextStep(progress.step), done: undefined });
}

export function finishStep(): void {
  const { progress } = useTour.getState();
  if (progress === null || progress.step === 'end') return;
  setProgress({ step: nextStep(progress.step), done: progress.step });
}

export function goToStep(step: StepName): void {
  setProgress({ step, done: undefined });
}

export async function inviteGuest(): Promise<void> {
  await addPerson(guest);
  const { telegramId } = useSelection.getState();
  if (telegramId !== undefined) setProgress({ applicant: telegramId, applicationCard: undefined });
}
