import {
  answerConfirmation,
  answerContactRequest,
  answerHandOver,
  answerInvitation,
  decideApplication,
  declinePair,
  dismissMatch,
  pauseProject,
  type TodayWaiting,
} from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { keepalive } from '#src/kit/lib/use-undoable.ts';
import { checkInTexts } from '#src/texts/team/check-ins.ts';
import { todayTexts } from '#src/texts/today.ts';
import type { Outcome } from './outcome.ts';

export type Question = Exclude<TodayWaiting, { kind: 'queue' | 'meeting' | 'checkIn' }>;

export interface Reply {
  accept: boolean;
  reason?: string;
}

export async function sendAnswer(
  question: Question,
  { accept, reason = '' }: Reply,
): Promise<Outcome> {
  const { kind } = question;
  if (kind === 'application') {
    const { projectId, vacancyId, telegramId, partnerName } = question;
    const params = { projectId, vacancyId, telegramId };
    const decision = accept
      ? { status: 'Accepted' as const }
      : { status: 'Rejected' as const, reason };
    // Two who apply together are answered as one.
    const body = partnerName === undefined ? decision : { ...decision, withPartner: true };
    const { status, contact } = await call(decideApplication, { params, body }, keepalive);
    return { isAccepted: status === 'Accepted', contact };
  }
  if (kind === 'contact') {
    const { requestId } = question;
    const { state, contact } = await call(
      answerContactRequest,
      { body: { requestId, accept } },
      keepalive,
    );
    return { isAccepted: state === 'accepted', contact };
  }
  if (kind === 'confirmation') {
    const { confirmationId } = question;
    const body = { confirmationId, confirm: accept };
    const { state } = await call(answerConfirmation, { body }, keepalive);
    return { isAccepted: state === 'confirmed', contact: null };
  }
  if (kind === 'pair') {
    const { pairId } = question;
    const { state } = await call(declinePair, { body: { pairId } }, keepalive);
    return { isAccepted: state === 'agreed', contact: null };
  }
  const { projectId } = question;
  if (kind === 'projectCheck') {
    const { isPaused } = await call(
      pauseProject,
      { params: { projectId }, body: { isPaused: !accept } },
      keepalive,
    );
    return { isAccepted: !isPaused, contact: null };
  }
  if (kind === 'invitation') {
    const { result } = await call(answerInvitation, { body: { projectId, accept } }, keepalive);
    return { isAccepted: result === 'member', contact: null };
  }
  if (kind === 'handOver') {
    const { result } = await call(answerHandOver, { body: { projectId, accept } }, keepalive);
    return { isAccepted: result === 'accepted', contact: null };
  }
  const { vacancyId } = question;
  await call(dismissMatch, { body: { projectId, vacancyId, reason: 'other' } }, keepalive);
  return { isAccepted: false, contact: null };
}

interface Words {
  /** Undefined where accepting is done on another screen. */
  accept: string | undefined;
  decline: string;
  accepted: string;
  declined: string;
  acceptFailed: string;
  declineFailed: string;
}

export function wordsOf(question: Question): Words {
  const { kind } = question;
  const { accept, decline, reject, notNow, notThisTime, answered, answerFailed } = todayTexts;
  if (kind === 'confirmation') {
    return {
      accept: todayTexts.confirm,
      decline: todayTexts.notNeeded,
      ...answered[kind],
      acceptFailed: answerFailed,
      declineFailed: answerFailed,
    };
  }
  if (kind === 'projectCheck') {
    const { goesOn, pause, going, paused, pauseFailed } = checkInTexts.checkIns;
    return {
      accept: goesOn,
      decline: pause,
      accepted: going,
      declined: paused,
      acceptFailed: pauseFailed,
      declineFailed: pauseFailed,
    };
  }
  if (kind !== 'application') {
    const isElsewhere = kind === 'call' || kind === 'pair';
    return {
      accept: isElsewhere ? undefined : accept,
      decline: kind === 'pair' ? notThisTime : kind === 'call' ? notNow : decline,
      ...answered[kind],
      acceptFailed: answerFailed,
      declineFailed: answerFailed,
    };
  }
  const { accepted, rejected, acceptFailed, rejectFailed } = applicationTexts.application;
  const isPair = question.partnerName !== undefined;
  const { acceptBoth, acceptedBoth, rejectedBoth } = applicationTexts.pair;
  return {
    accept: isPair ? acceptBoth : accept,
    decline: reject,
    accepted: isPair ? acceptedBoth : accepted,
    declined: isPair ? rejectedBoth : rejected,
    acceptFailed,
    declineFailed: rejectFailed,
  };
}
