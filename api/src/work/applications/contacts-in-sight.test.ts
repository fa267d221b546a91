import { beforeEach, expect, test } from 'vitest';
import { block, hide, unblock } from '#test/steps/reports.ts';
import { teamOf } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { applyTo, decide, listOwn, readOne, told } from '#test/steps/applications.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person({ firstName: 'Аня', username: 'anya_lis' }));
const oleg = fresh(() => kollab.person({ firstName: 'Олег', username: 'oleg_kim' }));
const place = fresh(() => sampleProject(kollab, { owner: oleg }));
beforeEach(() => applyTo(anya, place));

const contacts = async () => [
  (await readOne(anya, place, anya)).contact,
  (await listOwn(anya))[0]?.contact,
];
const toOleg = () => ({ telegramId: oleg.telegramId, name: 'Олег', url: 'https://t.me/oleg_kim' });

const partings = [
  ['whom the applicant blocked', () => block(anya, oleg)],
  ['who blocked the applicant', () => block(oleg, anya)],
  ['whom moderators hid', () => hide(kollab, oleg)],
] as const;

test.each(partings)(
  'of an owner %s one’s own application says no more how to reach them',
  async (_, part) => {
    await decide(oleg, place, anya, 'Accepted');
    expect(await contacts()).toEqual([toOleg(), toOleg()]);
    await part();
    expect(await contacts()).toEqual([null, null]);
    expect(await listOwn(anya)).toMatchObject([{ status: 'Accepted' }]);
  },
);

test('an owner has no way to write to a member kept apart from them, until the block is taken back', async () => {
  await decide(oleg, place, anya, 'Accepted');
  const urls = async () => (await teamOf(oleg, place)).map(({ contactUrl }) => contactUrl);
  expect(await urls()).toEqual(['https://t.me/oleg_kim', 'https://t.me/anya_lis']);
  await block(anya, oleg);
  expect(await urls()).toEqual(['https://t.me/oleg_kim', null]);
  await unblock(anya, oleg);
  expect(await contacts()).toEqual([toOleg(), toOleg()]);
});

test('accepted by somebody who is hidden since, a person hears of it and not how to reach them', async () => {
  expect(await decide(oleg, place, anya, 'Accepted')).toMatchObject({ status: 'Accepted' });
  await hide(kollab, oleg);
  const contact = { telegramId: null, name: 'Олег', url: null };
  expect(await told(kollab, anya)).toMatchObject([{ kind: 'applicationAccepted', contact }]);
});
