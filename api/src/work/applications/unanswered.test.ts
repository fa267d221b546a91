import { expect, test } from 'vitest';
import {
  applyTo,
  day,
  decide,
  listUnanswered,
  listWaiting,
  withdraw,
} from '#test/steps/applications.ts';
import { take } from '#test/steps/profiles.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import { expireApplications } from './application-waiting.service.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const boris = fresh(() => kollab.approved({ firstName: 'Борис' }));
const place = fresh(() => sampleProject(kollab, { owner: anya, places: 2 }));

async function unanswered(...applicants: Someone[]) {
  for (const applicant of applicants) await applyTo(applicant, place);
  const now = kollab.context.clock();
  const noon = new Date(Math.ceil(now.getTime() / day) * day + 30 * day + (9 / 24) * day);
  kollab.passTime(noon.getTime() - now.getTime());
  await kollab.db.deleteFrom('jobs').execute();
  await expireApplications(kollab.context, kollab.context.clock());
}

test('what closed without an answer is listed apart to its owner while it may be accepted', async () => {
  await unanswered(ilya);
  kollab.passTime(29.9 * day);
  expect(await listWaiting(anya, place)).toEqual([]);
  expect(await listUnanswered(anya, place)).toMatchObject([
    { telegramId: ilya.telegramId, closedBecause: 'noAnswer' },
  ]);
  await expect(listUnanswered(ilya, place)).rejects.toMatchObject(refused('forbidden', 403));
  kollab.passTime(0.1 * day);
  expect(await listUnanswered(anya, place)).toEqual([]);
  await expect(decide(anya, place, ilya, 'Accepted')).rejects.toMatchObject(
    refused('applicationDecided', 409),
  );
});

test('it is listed no more once it is accepted, or applied for again', async () => {
  await unanswered(ilya, boris);
  expect(await listUnanswered(anya, place)).toHaveLength(2);
  await applyTo(boris, place);
  await decide(anya, place, ilya, 'Accepted');
  expect(await listUnanswered(anya, place)).toEqual([]);
  await withdraw(boris, place);
  expect(await listUnanswered(anya, place)).toEqual([]);
});

test('it cannot be taken back, rejecting it changes nothing, and it may be accepted all the same', async () => {
  await unanswered(ilya);
  await expect(withdraw(ilya, place)).rejects.toMatchObject({ code: 'applicationDecided' });
  expect(await decide(anya, place, ilya, 'Rejected', 'Нет')).toMatchObject({
    closedBecause: 'noAnswer',
    reason: null,
  });
  kollab.passTime(29.9 * day);
  expect(await decide(anya, place, ilya, 'Accepted')).toMatchObject({
    status: 'Accepted',
    closedBecause: null,
  });
  expect((await take(kollab)).map(({ event }) => event.kind)).toContain('applicationAccepted');
});
