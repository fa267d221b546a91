import { addToProjectTeam, getToday, setVacancyPlaces, withdrawOthers } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import {
  applyTo,
  decide,
  listOwn,
  listWaiting,
  readOne,
  takeAll,
  tripleOf,
  withdraw,
} from '#test/steps/applications.ts';
import { applyAsTwo, decideBoth, newsTo, standingOf, sharedPair } from '#test/steps/pairs.ts';
import { block } from '#test/steps/reports.ts';
import { sampleProject } from '#test/sample-project.ts';
import { refused, type Someone } from '#test/test-app.ts';

const { kollab, anya, ilya, masha, place, two, bothStand } = sharedPair();

const apart = { mayPart: true };
const together = refused('pairTogether', 409);
const parted = refused('pairParted', 409);

const told = (...people: Someone[]) => newsTo(kollab, ...people);

describe('of two who want to be together', () => {
  test('the owner takes both, once, and is offered to meet once', async () => {
    await two();
    await expect(decide(anya, place, ilya, 'Accepted')).rejects.toMatchObject(together);
    const body = { projectId: place.id, telegramId: masha.telegramId };
    await expect(anya.call(addToProjectTeam, { body })).rejects.toMatchObject(together);
    expect(await decideBoth(anya, place, masha, 'Accepted')).toMatchObject({
      status: 'Accepted',
      pair: { partner: { userName: 'Илья' } },
    });
    expect(await decideBoth(anya, place, ilya, 'Accepted')).toMatchObject({ status: 'Accepted' });
    expect(await bothStand()).toEqual(['Accepted two', 'Accepted two']);
    const [toIlya, toMasha, toAnya] = await told(ilya, masha, anya);
    expect([toIlya, toMasha]).toEqual([['applicationAccepted'], ['applicationAccepted']]);
    const news = ['meetingOffered', 'membershipChanged', 'membershipChanged'];
    expect(toAnya?.toSorted()).toEqual(news);
    await expect(decideBoth(anya, place, ilya, 'Rejected')).rejects.toMatchObject(
      refused('applicationDecided', 409),
    );
    await expect(applyTo(await kollab.person(), place)).rejects.toMatchObject(
      refused('vacancyClosed', 409),
    );
  });

  test('the owner takes nobody, whichever they reject', async () => {
    await two();
    await decide(anya, place, masha, 'Rejected', 'Нужен один');
    for (const person of [ilya, masha]) {
      expect(await listOwn(person)).toMatchObject([{ status: 'Rejected', reason: 'Нужен один' }]);
    }
    expect(await told(ilya, masha)).toEqual([['applicationRejected'], ['applicationRejected']]);
    await decideBoth(anya, place, ilya, 'Rejected');
    expect(await told(ilya, masha)).toEqual([[], []]);
  });

  test('one place is not enough', async () => {
    await two();
    const other = await kollab.approved();
    await applyTo(other, place);
    await decide(anya, place, other, 'Accepted');
    await expect(decideBoth(anya, place, ilya, 'Accepted')).rejects.toMatchObject(
      refused('noPlacesForTwo', 409),
    );
    expect(await bothStand()).toEqual(['Pending two', 'Pending two']);
    const params = { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' };
    await anya.call(setVacancyPlaces, { params, body: { places: 3 } });
    await decideBoth(anya, place, ilya, 'Accepted');
    expect(await bothStand()).toEqual(['Accepted two', 'Accepted two']);
  });

  test('one who takes theirs back closes the other’s kindly, and all are told once', async () => {
    await two();
    await withdraw(ilya, place);
    expect(await standingOf(masha)).toBe('Rejected pairParted');
    expect(await told(ilya, masha, anya)).toEqual([[], ['closed'], ['pairGone']]);
    await withdraw(ilya, place);
    await expect(decideBoth(anya, place, masha, 'Accepted')).rejects.toMatchObject(
      refused('applicationDecided', 409),
    );
    expect(await told(ilya, masha, anya)).toEqual([[], [], []]);
    expect(await applyTo(masha, place)).toMatchObject({ status: 'Pending', pair: null });
  });

  test('a block between them, or with the owner, closes both', async () => {
    await two();
    await block(masha, ilya);
    expect(await bothStand()).toEqual(['Rejected pairParted', 'Rejected pairParted']);
    expect(await told(ilya, masha, anya)).toEqual([['closed'], ['closed'], ['pairGone']]);
    const oleg = await kollab.approved();
    await applyAsTwo([ilya, oleg], place);
    await block(anya, oleg);
    expect([await standingOf(ilya), await standingOf(oleg)]).toEqual([
      'Rejected pairParted',
      'Rejected pairParted',
    ]);
  });

  test.each([
    ['inviter', 'invited'],
    ['invited', 'inviter'],
  ])('the owner sees that one (%s) is out of sight, and may only reject', async (which) => {
    const [away, left] = which === 'inviter' ? [ilya, masha] : [masha, ilya];
    await two();
    await kollab.suspend(away);
    const shown = { telegramId: left.telegramId, pair: { mayPart: false, partner: null } };
    expect(await listWaiting(anya, place)).toMatchObject([shown]);
    expect(await readOne(anya, place, left)).toMatchObject(shown);
    expect((await anya.call(getToday, {})).waiting).toEqual([]);
    await expect(decideBoth(anya, place, left, 'Accepted')).rejects.toMatchObject(
      refused('partnerAway', 409),
    );
    await expect(decide(anya, place, left, 'Accepted')).rejects.toMatchObject(together);
    await kollab.set('users', away, { suspended_at: null });
    expect(await listWaiting(anya, place)).toMatchObject([{ pair: { partner: {} } }]);
    await kollab.suspend(away);
    await decide(anya, place, left, 'Rejected');
    expect([await standingOf(left), await standingOf(away)]).toEqual([
      'Rejected two',
      'Rejected two',
    ]);
  });

  test('the owner’s card says so too, and that of who is away is not shown', async () => {
    await applyAsTwo([ilya, masha], place);
    await kollab.suspend(masha);
    const cards = (await takeAll(kollab)).flatMap(({ event }) =>
      event.kind === 'applicationCard' ? [event.card] : [],
    );
    expect(cards).toMatchObject([{ name: 'Илья', isPartnerAway: true }]);
    expect(cards[0]).not.toHaveProperty('partner');
  });
});

describe('of two who may be apart', () => {
  test('the owner takes one, and the other waits alone', async () => {
    await two(apart);
    expect(await decide(anya, place, ilya, 'Accepted')).toMatchObject({ pair: null });
    expect(await bothStand()).toEqual(['Accepted', 'Pending']);
    const [ilyas, mashas, anyas] = await told(ilya, masha, anya);
    expect([ilyas, mashas]).toEqual([['applicationAccepted'], ['alone']]);
    expect(anyas?.toSorted()).toEqual(['meetingOffered', 'membershipChanged', 'one']);
    await expect(decideBoth(anya, place, masha, 'Accepted')).rejects.toMatchObject(parted);
    await decide(anya, place, masha, 'Accepted');
    expect(await standingOf(masha)).toBe('Accepted');
  });

  test('the owner rejects one, or both', async () => {
    await two(apart);
    await decide(anya, place, masha, 'Rejected');
    expect(await bothStand()).toEqual(['Pending', 'Rejected']);
    expect(await told(ilya, masha)).toEqual([['alone'], ['applicationRejected']]);
    const [oleg, vera] = [await kollab.approved(), await kollab.approved()];
    await applyAsTwo([oleg, vera], place, apart);
    await takeAll(kollab);
    await decideBoth(anya, place, vera, 'Rejected');
    expect(await told(oleg, vera)).toEqual([['applicationRejected'], ['applicationRejected']]);
  });

  test('the last place is for one, and the other hears that it was filled', async () => {
    const one = await sampleProject(kollab, { owner: anya });
    await applyAsTwo([ilya, masha], one, apart);
    await takeAll(kollab);
    await expect(decideBoth(anya, one, ilya, 'Accepted')).rejects.toMatchObject(
      refused('noPlacesForTwo', 409),
    );
    await decide(anya, one, ilya, 'Accepted');
    expect(await told(ilya, masha)).toEqual([['applicationAccepted'], ['vacancyFilled']]);
  });

  test('one who takes theirs back leaves the other waiting, whom the owner sees alone', async () => {
    await two(apart);
    await withdraw(ilya, place);
    expect(await told(ilya, masha, anya)).toEqual([[], ['alone'], ['one']]);
    expect(await listWaiting(anya, place)).toMatchObject([{ userName: 'Маша', pair: null }]);
    expect(await standingOf(masha)).toBe('Pending');
  });

  test('one who is accepted elsewhere and takes the others back does, too', async () => {
    const other = await sampleProject(kollab, { owner: anya, name: 'Другой' });
    await two(apart);
    await applyTo(masha, other);
    await decide(anya, other, masha, 'Accepted');
    await takeAll(kollab);
    const { telegramId: _, ...body } = tripleOf(other, masha);
    expect(await masha.call(withdrawOthers, { body })).toEqual({ withdrawn: 1 });
    expect(await told(ilya)).toEqual([['alone']]);
    expect(await standingOf(ilya)).toBe('Pending');
  });

  test('a block between them has both wait alone', async () => {
    await two(apart);
    await block(ilya, masha);
    expect(await bothStand()).toEqual(['Pending', 'Pending']);
    expect(await listWaiting(anya, place)).toHaveLength(2);
    expect(await told(ilya, masha)).toEqual([['alone'], ['alone']]);
  });

  test('one out of sight leaves the other to be taken', async () => {
    await two(apart);
    await kollab.suspend(ilya);
    expect(await listWaiting(anya, place)).toMatchObject([{ userName: 'Маша', pair: null }]);
    await decide(anya, place, masha, 'Accepted');
    expect(await standingOf(masha)).toBe('Accepted');
  });
});
