import { withdrawOthers } from '@kollab/contract';
import { expect, test } from 'vitest';
import { applyTo, decide, listOwn, takeAll, tripleOf, withdraw } from '#test/steps/applications.ts';
import { agree, applyAsTwo, decideBoth, inviteTo, takeBack } from '#test/steps/pairs.ts';
import { toldEach } from '#test/steps/profiles.ts';
import { block } from '#test/steps/reports.ts';
import { sampleProject } from '#test/sample-project.ts';
import { outcomes } from '#test/steps/team.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp({ openApplications: 20 });
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const masha = fresh(() => kollab.approved({ firstName: 'Маша' }));

const rounds = Array.from({ length: 3 }, (_, index) => index);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const named = (name: string, work: Promise<unknown>) => work.then(() => name);

const statusOf = async (person: Someone, vacancyTitle = 'Разработчик') =>
  (await listOwn(person)).find((one) => one.vacancyTitle === vacancyTitle)?.status ?? 'none';

const kindsTo = async (...people: Someone[]) =>
  (await toldEach(kollab, people)).map((events) => events.map(({ kind }) => kind));

const membersOf = async ({ id }: { id: string }) => {
  const rows = await kollab.db
    .selectFrom('participants')
    .where('project_id', '=', id)
    .where('state', '=', 'member')
    .select('user_id')
    .execute();
  return rows.map(({ user_id: userId }) => userId);
};

test.each(rounds)('both are accepted twenty times at once: once (%i)', async () => {
  const place = await sampleProject(kollab, { owner: anya, places: 2 });
  await applyAsTwo([ilya, masha], place);
  await takeAll(kollab);
  const codes = await outcomes(
    times(20, (index) =>
      named('ok', decideBoth(anya, place, index % 2 ? ilya : masha, 'Accepted')),
    ),
  );
  expect(new Set(codes)).toEqual(new Set(['ok']));
  const [toIlya, toMasha, toAnya = []] = await kindsTo(ilya, masha, anya);
  expect([toIlya, toMasha]).toEqual([['applicationAccepted'], ['applicationAccepted']]);
  expect(toAnya.filter((kind) => kind === 'meetingOffered')).toHaveLength(1);
  expect(await membersOf(place)).toHaveLength(3);
});

test.each(rounds)(
  'both are accepted while one takes theirs back: both or neither (%i)',
  async (round) => {
    const place = await sampleProject(kollab, { owner: anya, places: 2 });
    await applyAsTwo([ilya, masha], place);
    await takeAll(kollab);
    const [first, second] = round % 2 ? [ilya, masha] : [masha, ilya];
    const acts = [
      () => named('accepted', decideBoth(anya, place, first, 'Accepted')),
      () => named('withdrawn', withdraw(second, place)),
      () => named('rejected', decide(anya, place, second, 'Rejected')),
    ];
    const all = times(12, (index) => acts[(index + round) % 3] ?? acts[0]);
    const codes = await outcomes(all.flatMap((act) => (act ? [act()] : [])));
    expect(codes).not.toContain('internal');
    const members = await membersOf(place);
    const isBoth = members.includes(ilya.id) && members.includes(masha.id);
    expect(members).toHaveLength(isBoth ? 3 : 1);
    const waiting = [await statusOf(ilya), await statusOf(masha)];
    expect(waiting).not.toContain('Pending');
    expect(waiting.filter((status) => status === 'Accepted')).toHaveLength(isBoth ? 2 : 0);
    const told = await kindsTo(ilya, masha);
    for (const kinds of told) expect(kinds.length).toBeLessThanOrEqual(1);
    expect(told.flat().filter((kind) => kind === 'applicationAccepted')).toHaveLength(
      isBoth ? 2 : 0,
    );
  },
);

test.each(rounds)(
  'both are accepted while one, accepted elsewhere, takes the others back (%i)',
  async () => {
    const place = await sampleProject(kollab, { owner: anya, places: 2 });
    const other = await sampleProject(kollab, { owner: anya, vacancies: ['Другая'] });
    await applyAsTwo([ilya, masha], place);
    await applyTo(masha, other);
    await decide(anya, other, masha, 'Accepted');
    await takeAll(kollab);
    const { telegramId: _, ...body } = tripleOf(other, masha);
    const codes = await outcomes([
      named('accepted', decideBoth(anya, place, ilya, 'Accepted')),
      named('taken back', masha.call(withdrawOthers, { body })),
      named('accepted', decideBoth(anya, place, masha, 'Accepted')),
      named('taken back', masha.call(withdrawOthers, { body })),
    ]);
    expect(codes).not.toContain('internal');
    const members = await membersOf(place);
    expect([1, 3]).toContain(members.length);
    expect(await statusOf(ilya)).toBe(members.length === 3 ? 'Accepted' : 'Rejected');
    const [toIlya = []] = await kindsTo(ilya);
    expect(toIlya).toEqual([members.length === 3 ? 'applicationAccepted' : 'pairParted']);
  },
);

test.each(rounds)('the last two places are for one pair, or two people (%i)', async (round) => {
  const place = await sampleProject(kollab, { owner: anya, places: 2 });
  const pairs = await Promise.all(
    times(3, async () => [await kollab.approved(), await kollab.approved()] as const),
  );
  for (const pair of pairs) await applyAsTwo(pair, place, { mayPart: round % 2 === 0 });
  const alone = await kollab.approved();
  await applyTo(alone, place);
  await takeAll(kollab);
  const codes = await outcomes([
    ...pairs.map(([one]) => named('two', decideBoth(anya, place, one, 'Accepted'))),
    named('one', decide(anya, place, alone, 'Accepted')),
  ]);
  expect(codes).not.toContain('internal');
  const joined = (await membersOf(place)).length - 1;
  const accepted = codes.reduce(
    (sum, code) => sum + (code === 'two' ? 2 : code === 'one' ? 1 : 0),
    0,
  );
  expect(joined).toBe(accepted);
  expect(joined).toBeLessThanOrEqual(2);
  expect(joined).toBeGreaterThan(0);
});

test.each(rounds)('one agrees while the other takes the invitation back (%i)', async (round) => {
  const place = await sampleProject(kollab, { owner: anya, places: 2 });
  const pair = await inviteTo(ilya, place, masha);
  await takeAll(kollab);
  const acts = [
    () => named('agreed', agree(masha, pair)),
    () => named('taken back', takeBack(ilya, pair)),
    () => named('alone', applyTo(ilya, place)),
  ];
  const all = times(9, (index) => acts[(index + round) % 3] ?? acts[0]);
  const codes = await outcomes(all.flatMap((act) => (act ? [act()] : [])));
  expect(codes).not.toContain('internal');
  const isAgreed = codes.includes('agreed');
  expect(codes.includes('taken back') && isAgreed).toBe(false);
  expect(codes.includes('alone') && isAgreed).toBe(false);
  expect(await statusOf(masha)).toBe(isAgreed ? 'Pending' : 'none');
  const [toAnya = [], toIlya = []] = await kindsTo(anya, ilya);
  expect(toAnya.filter((kind) => kind === 'applicationCard').length).toBeLessThanOrEqual(1);
  expect(toIlya.filter((kind) => kind === 'pairAnswered').length).toBe(isAgreed ? 1 : 0);
});

test.each(rounds)('each invites the other, and both agree: one application each (%i)', async () => {
  const place = await sampleProject(kollab, { owner: anya, places: 2 });
  const [one, other] = [await inviteTo(ilya, place, masha), await inviteTo(masha, place, ilya)];
  const codes = await outcomes([
    named('agreed', agree(masha, one)),
    named('agreed', agree(ilya, other)),
  ]);
  expect(new Set(codes)).toEqual(new Set(['agreed', 'pairOver']));
  expect([await statusOf(ilya), await statusOf(masha)]).toEqual(['Pending', 'Pending']);
});

test.each(rounds)('a block while both are accepted ends in one way (%i)', async () => {
  const place = await sampleProject(kollab, { owner: anya, places: 2 });
  await applyAsTwo([ilya, masha], place);
  await takeAll(kollab);
  const codes = await outcomes([
    named('accepted', decideBoth(anya, place, ilya, 'Accepted')),
    named('blocked', block(masha, ilya)),
  ]);
  expect(codes).not.toContain('internal');
  expect([1, 3]).toContain((await membersOf(place)).length);
  expect(await statusOf(ilya)).toBe(await statusOf(masha));
});
