import {
  agreeToPair,
  type ApplicationStatus,
  decideApplication,
  declinePair,
  getPair,
  inviteToPair,
  listPairs,
  withdrawPair,
} from '@kollab/contract';
import type { Someone } from '#test/test-app.ts';
import { type Place, tripleOf } from './applications.ts';

interface Named {
  telegramId: number;
}

/** What two people who apply together do, one step each. */
export const inviteTo = (
  person: Someone,
  place: Place,
  { telegramId: partnerTelegramId }: Named,
  { coverLetter = 'Мы вдвоём', mayPart = false } = {},
) => {
  const { telegramId: _, ...where } = tripleOf(place, person);
  return person.call(inviteToPair, { body: { ...where, partnerTelegramId, coverLetter, mayPart } });
};

export const agree = (person: Someone, { id: pairId }: { id: string }, coverLetter = 'И я') =>
  person.call(agreeToPair, { body: { pairId, coverLetter } });

export const declineTo = (person: Someone, { id: pairId }: { id: string }) =>
  person.call(declinePair, { body: { pairId } });

export const takeBack = (person: Someone, { id: pairId }: { id: string }) =>
  person.call(withdrawPair, { body: { pairId } });

export const readPair = (person: Pick<Someone, 'call'>, { id: pairId }: { id: string }) =>
  person.call(getPair, { params: { pairId } });

export const openPairs = (person: Someone) => person.call(listPairs, {});

/** Both apply, the second as the first's partner. */
export async function applyAsTwo(
  [inviter, invitee]: readonly [Someone, Someone],
  place: Place,
  letters: { mayPart?: boolean } = {},
) {
  const pair = await inviteTo(inviter, place, invitee, letters);
  await agree(invitee, pair);
  return pair;
}

export const decideBoth = (
  owner: Someone,
  place: Place,
  applicant: Named,
  status: ApplicationStatus,
  reason?: string,
) =>
  owner.call(decideApplication, {
    params: tripleOf(place, applicant),
    body: { status, reason, withPartner: true },
  });
