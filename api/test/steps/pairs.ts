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
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp, type Someone, type TestApp } from '#test/test-app.ts';
import { listOwn, type Place, takeAll, tripleOf } from './applications.ts';
import { toldEach } from './profiles.ts';

interface Named {
  telegramId: number;
}

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

export async function standingOf(person: Someone) {
  const [newest] = await listOwn(person);
  if (!newest) return undefined;
  const { status, closedBecause, pair } = newest;
  return [status, closedBecause, pair && 'two'].filter((word) => word !== null).join(' ');
}

/** What each is told by now, in the order of what happened; a card says for how many it is. */
export const newsTo = async (kollab: TestApp, ...people: Someone[]) =>
  (await toldEach(kollab, people)).map((events) =>
    events.map((event) => {
      if (event.kind === 'applicationCard') return event.card.partner ? 'two' : 'one';
      if (event.kind === 'pairParted') return event.isClosed ? 'closed' : 'alone';
      return event.kind;
    }),
  );

/** Two who may apply together to a vacancy of two places; by `two` they do. */
export function sharedPair() {
  const kollab = sharedApp();
  const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
  const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
  const masha = fresh(() => kollab.approved({ firstName: 'Маша' }));
  const place = fresh(() => sampleProject(kollab, { owner: anya, places: 2 }));
  async function two(letters: { mayPart?: boolean } = {}) {
    await applyAsTwo([ilya, masha], place, letters);
    await takeAll(kollab);
  }
  const bothStand = async () => [await standingOf(ilya), await standingOf(masha)];
  return { kollab, anya, ilya, masha, place, two, bothStand };
}
