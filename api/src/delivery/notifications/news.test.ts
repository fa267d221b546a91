import type { Contact, News, PersonInNews } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { inboxOf } from '#test/steps/contacts.ts';
import { block, hide, unblock } from '#test/steps/reports.ts';
import { leave, takeAll, told } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';
import { notify, notifyAll, notifyOfDigest } from '#src/platform/outbox/outbox.service.ts';

const kollab = sharedApp();
beforeEach(() => kollab.db.deleteFrom('notifications').execute());
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
const oleg = fresh(() => kollab.person({ firstName: 'Олег', username: 'oleg_kim' }));

const project = {
  projectId: '0190d5a0-0000-7000-8000-00000000000a',
  projectName: 'Бот для столовой',
};
const contactOf = ({ telegramId }: Someone) => ({
  telegramId,
  name: 'Олег',
  url: 'https://t.me/oleg_kim',
});
const bare = { telegramId: null, name: 'Олег', url: null };

const vacancy = { ...project, vacancyId: 'v', vacancyTitle: 'Дизайнер' };
const changed = (change: 'joined' | 'left' | 'removed' | 'becameOwner', person: PersonInNews) =>
  ({ kind: 'membershipChanged', ...project, change, person }) as const;

const introductionsTo = (contact: Contact): News[] => [
  { kind: 'contactAccepted', contact },
  { kind: 'invitationAccepted', ...project, contact },
  changed('joined', contact),
];

const eventsWith = (person: PersonInNews): News[] => [
  { kind: 'applicationAccepted', ...vacancy, contact: person },
  changed('left', person),
  changed('removed', person),
  changed('becameOwner', person),
];

const newsOf = (person: Someone) => ({
  gone: introductionsTo(contactOf(person)),
  left: eventsWith(contactOf(person)),
  leftBare: eventsWith(bare),
});

const tellAnya = (...all: News[]) =>
  kollab.db.transaction().execute(async (trx) => {
    for (const news of all) await notify(trx, anya.id, news);
  });
const inbox = async () => (await inboxOf(anya)).map(({ event }) => event);

const partings = [
  ['whom the reader blocked', () => block(anya, oleg)],
  ['who blocked the reader', () => block(oleg, anya)],
  ['whom moderators hid', () => hide(kollab, oleg)],
] as const;

describe.each(partings)('news about somebody %s', (_, part) => {
  test('introduces nobody in the inbox, nor where it waits to be delivered', async () => {
    const { gone, left, leftBare } = newsOf(oleg);
    await tellAnya(...gone, ...left);
    expect(await inbox()).toHaveLength(gone.length + left.length);
    await part();
    for (const seen of [await inbox(), await told(kollab, anya)]) {
      expect(seen).toHaveLength(leftBare.length);
      expect(new Set(seen)).toEqual(new Set<unknown>(leftBare));
    }
  });

  test('introduces nobody in a digest that waits either, which is none with nothing else in it', async () => {
    const { gone, left, leftBare } = newsOf(oleg);
    const news = [...gone, ...left];
    const digest = { kind: 'digest', count: 9, events: news } as const;
    await kollab.db.transaction().execute((trx) => notifyOfDigest(trx, anya.id, digest));
    await part();
    const count = 9 - gone.length;
    expect(await told(kollab, anya)).toEqual([{ ...digest, count, events: leftBare }]);
    const empty = { kind: 'digest', count: gone.length, events: gone } as const;
    await kollab.db.transaction().execute((trx) => notifyOfDigest(trx, anya.id, empty));
    expect(await told(kollab, anya)).toEqual([]);
  });
});

test('to others it introduces the same person, delivered together', async () => {
  const ilya = await kollab.person();
  const news: News = { kind: 'applicationAccepted', ...vacancy, contact: contactOf(oleg) };
  const all = [anya, ilya].map(({ id }) => ({ recipientId: id, news }));
  await kollab.db.transaction().execute((trx) => notifyAll(trx, all));
  await block(anya, oleg);
  const delivered = await takeAll(kollab);
  expect(new Set(delivered)).toEqual(
    new Set([
      { telegramId: anya.telegramId, event: { ...news, contact: bare } },
      { telegramId: ilya.telegramId, event: news },
    ]),
  );
});

test('of others nothing changes', async () => {
  const ilya = await kollab.person();
  const { gone, left } = newsOf(ilya);
  await tellAnya(...gone, ...left);
  await block(anya, oleg);
  await block(oleg, ilya);
  expect(new Set(await inbox())).toEqual(new Set<unknown>([...gone, ...left]));
});

test('is as it was once a block is taken back', async () => {
  const { gone, left } = newsOf(oleg);
  await tellAnya(...gone, ...left);
  await block(anya, oleg);
  await unblock(anya, oleg);
  expect(new Set(await inbox())).toEqual(new Set<unknown>([...gone, ...left]));
});

test('leaving a team after a block tells the owner the name alone', async () => {
  const own = await sampleProject(kollab, { owner: anya, members: [oleg] });
  await block(oleg, anya);
  await leave(oleg, own);
  const news = { kind: 'membershipChanged', change: 'left', person: bare };
  expect(await told(kollab, anya)).toMatchObject([news]);
});
