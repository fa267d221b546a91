import type { NotificationEvent } from '@kollab/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '#test/test-app.ts';
import { withoutPerson } from './mentions.ts';

const zoya = { telegramId: 7, name: 'Зоя', url: 'https://t.me/zoya' };
const boris = { telegramId: 8, name: 'Борис', url: null };
const nobody = { telegramId: null, name: 'Удалённый профиль', url: null };
const ofProject = { projectId: 'p', projectName: 'Бот' };

const joined = { kind: 'membershipChanged', ...ofProject, change: 'joined', person: zoya } as const;
const left = { ...joined, change: 'left' } as const;
const waits = (who: { telegramId: number; name: string }, vacancyTitle = 'Дизайнер') => ({
  projectId: 'p',
  vacancyId: 'v',
  vacancyTitle,
  telegramId: who.telegramId,
  name: who.name,
});
const waiting = (count: number, ...applications: object[]) => ({
  kind: 'waitingCard',
  card: { count, applications, closesInDays: null },
});
const found = (count: number, ...items: object[]) => ({
  kind: 'alertCard',
  card: { count, items, searches: [{ id: 's', label: 'React' }] },
});
const person = (who: { telegramId: number; name: string }) => ({
  kind: 'person',
  id: `${who.telegramId}`,
  telegramId: who.telegramId,
  name: who.name,
});
const calls = (telegramId: number) => ({
  kind: 'callCard',
  card: { ...ofProject, ownerName: 'Зоя', telegramId, match: null, state: 'open' },
});
const declined = { kind: 'contactDeclined', name: 'Зоя', telegramId: 7 } as const;

test.each<[string, object, object | undefined]>([
  ['an introduction is gone', { kind: 'contactAccepted', contact: zoya }, undefined],
  ['so is word of who joined', joined, undefined],
  ['of who left the rest stays', left, { ...left, person: nobody }],
  ['a name alone goes too', declined, { ...declined, telegramId: null, name: nobody.name }],
  ['others stay', { ...joined, person: boris }, { ...joined, person: boris }],
  [
    'a digest has what is left',
    { kind: 'digest', count: 12, events: [joined, left, { ...left, person: boris }] },
    {
      kind: 'digest',
      count: 11,
      events: [
        { ...left, person: nobody },
        { ...left, person: boris },
      ],
    },
  ],
  [
    'others wait as before',
    { kind: 'digest', count: 1, events: [waiting(5, waits(zoya), waits(boris), waits(boris))] },
    { kind: 'digest', count: 1, events: [waiting(4, waits(boris), waits(boris))] },
  ],
  ['a reminder of them alone goes', waiting(2, waits(zoya), waits(zoya, 'Разработчик')), undefined],
  [
    'a digest of searches has who else was found',
    { kind: 'digest', count: 1, events: [found(12, person(zoya), person(boris))] },
    { kind: 'digest', count: 1, events: [found(11, person(boris))] },
  ],
  ['so does one of them alone', found(1, person(zoya)), undefined],
  [
    'a reminder to look at them goes',
    { kind: 'savedCard', card: { item: person(zoya) } },
    undefined,
  ],
  ['their call goes', calls(7), undefined],
  ['another’s call stays', calls(8), calls(8)],
  ['of nothing there is no digest', { kind: 'digest', count: 1, events: [joined] }, undefined],
])('in what others were told %s', (_, event, expected) => {
  expect(withoutPerson(event as NotificationEvent, 7)).toEqual(expected);
});

test('news that names somebody is found by index', async () => {
  const kollab = await startTestApp();
  const plan = await kollab.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql`explain select id from notifications
      where jsonb_path_query_array(payload, '$.**.telegramId') @> '[7]'::jsonb
        and payload <> '{}'`.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('notifications_naming');
  await kollab.close();
});
