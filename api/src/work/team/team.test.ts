import { limits } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, at, fillTeam, listWaiting, readOne } from '#test/steps/applications.ts';
import { approve, author, create } from '#test/steps/projects.ts';
import * as account from '#test/steps/account.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';
import { add, addGuest, answer, takeAll, teamOf, told } from '#test/steps/team.ts';

const kollab = sharedApp({
  dailyLimits: { invitation: 3 },
});
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Ким' }));

test('neither who leaves Kollab is taken in, nor by an owner who is out of sight', async () => {
  const place = await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, place);
  await account.leave(ilya);
  await expect(add(anya, place, ilya)).rejects.toMatchObject(refused('applicantLeaves', 409));
  await account.stay(ilya);
  await kollab.set('users', anya, { hidden_at: new Date() });
  await expect(add(anya, place, ilya)).rejects.toMatchObject(refused('forbidden', 403));
});

describe('a new project’s team', () => {
  test('is its owner, those named who are invited, and guests for who is not in Kollab', async () => {
    await kollab.db.updateTable('users').set({ role: 'user' }).execute();
    const olga = await author(kollab, { firstName: 'Ольга', lastName: 'Ель' });
    const vadim = await kollab.person();
    await kollab.suspend(vadim);
    const { telegramId } = ilya;
    const participants = [
      { name: 'Кто угодно', telegramId },
      { name: 'Я сама', telegramId: olga.telegramId },
      { name: 'Илья ещё раз', telegramId: String(telegramId) },
      { name: ' Пётр   Первый ', telegramId: 77 },
      { name: 'Вадим', telegramId: vadim.telegramId },
    ];
    const project = await create(olga, { participants });
    const shown = { isOwner: false, invited: false, telegramId: null, userId: null, photo: null };
    expect(project.participants).toMatchObject([
      { name: 'Ольга Ель', isOwner: true, invited: false, telegramId: olga.telegramId },
      { ...shown, name: 'Пётр Первый' },
      { ...shown, name: 'Вадим' },
      { name: 'Илья Ким', isOwner: false, invited: true, telegramId, userId: ilya.id },
    ]);
    expect(await takeAll(kollab)).toEqual([]);
    await approve(await kollab.moderator(), project);
    const told = (await takeAll(kollab)).filter((one) => one.telegramId === telegramId);
    expect(told).toEqual([
      {
        telegramId,
        event: {
          kind: 'invitationCard',
          card: {
            projectId: project.id,
            projectName: 'Солнечная карта',
            ownerName: 'Ольга Ель',
            state: 'invited',
          },
        },
      },
    ]);
  });

  test('has no more invitations than the day allows, and then there is no project', async () => {
    const olga = await author(kollab);
    const people = await Promise.all([1, 2, 3, 4].map(() => kollab.person()));
    const named = people.map(({ telegramId }) => ({ name: 'Кто-то', telegramId }));
    await expect(create(olga, { participants: named })).rejects.toMatchObject({
      ...refused('dailyLimit', 429),
      retryAfterSeconds: expect.any(Number),
    });
    const cards = (await takeAll(kollab)).filter(({ event }) => event.kind === 'invitationCard');
    expect(cards).toEqual([]);
    const project = await create(olga, { participants: named.slice(1) });
    expect(project.participants).toHaveLength(4);
    await expect(add(olga, project, ilya)).rejects.toMatchObject(refused('dailyLimit', 429));
  });
});

describe('a guest', () => {
  test('is shown to everyone by name, with nothing to follow', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    const { participants } = await addGuest(anya, project, '  Пётр  Ильич ');
    expect(participants).toMatchObject([
      { isOwner: true },
      {
        name: 'Пётр Ильич',
        id: null,
        userId: null,
        telegramId: null,
        photo: null,
        invited: false,
        isOwner: false,
        contactUrl: null,
      },
    ]);
    expect(await teamOf({ call: kollab.anonymous }, project)).toMatchObject([
      { isOwner: true },
      { name: 'Пётр Ильич' },
    ]);
  });

  test('is called by letters, digits, spaces, hyphens and dots', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    const names = ['J. R. R. Tolkien', 'А.С. Пушкин', 'А.С.Пушкин', 'Анна-Мария 2', 'Ли'];
    for (const name of names) await addGuest(anya, project, name);
    const team = await teamOf(anya, project);
    expect(team.slice(1).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['nothing, too much, or by signs', '', 'я'.repeat(limits.guestName + 1), '123', '. -', '@petr'],
    ['signs among letters', 'Пётр\u0000', 'Пётр!', '<b>Пётр</b>', '👑'],
    ['a link', 'https://evil.ru', 'evil.ru', 'Пётр сайт.рф', 'a.b.evil.com', 't.me/petr'],
    ['a telephone number', 'Иван 8 999 123-45-67', 'Пиши 8.9.9.9'],
  ])('is not called by %s', async (_, ...names) => {
    const project = await sampleProject(kollab, { owner: anya });
    for (const name of names) {
      await expect(addGuest(anya, project, name)).rejects.toMatchObject(refused('badInput', 400));
    }
    expect(await teamOf(anya, project)).toHaveLength(1);
  });

  test('comes where there is room', async () => {
    const project = await sampleProject(kollab, { owner: anya, members: [ilya] });
    await fillTeam(kollab, project, 1);
    expect((await addGuest(anya, project, 'Пётр')).participants).toHaveLength(limits.participants);
    const full = refused('tooManyParticipants', 400);
    await expect(addGuest(anya, project, 'Павел')).rejects.toMatchObject(full);
    await expect(add(anya, project, await kollab.person())).rejects.toMatchObject(full);
    expect(await add(anya, project, ilya)).toMatchObject({ result: 'member' });
  });
});

describe('adding to the team', () => {
  test('leaves a member one', async () => {
    const project = await sampleProject(kollab, { owner: anya, members: [ilya] });
    for (const someone of [ilya, anya]) {
      const { result, participants } = await add(anya, project, someone);
      expect(result).toBe('member');
      expect(participants).toHaveLength(2);
    }
    expect(await takeAll(kollab)).toEqual([]);
  });

  test('invites somebody who did not apply, once', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    for (let time = 0; time < 5; time += 1) {
      expect(await add(anya, project, ilya)).toMatchObject({
        result: 'invited',
        participants: [{ isOwner: true }, { telegramId: ilya.telegramId, invited: true }],
      });
    }
    expect(await takeAll(kollab)).toMatchObject([
      { telegramId: ilya.telegramId, event: { kind: 'invitationCard' } },
    ]);
  });

  test('accepts somebody who applied, as a decision would', async () => {
    const project = await sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'] });
    await applyTo(ilya, project);
    await applyTo(ilya, at(project, 1));
    await takeAll(kollab);
    for (let time = 0; time < 2; time += 1) {
      expect(await add(anya, project, ilya)).toMatchObject({
        result: 'member',
        participants: [{ isOwner: true }, { telegramId: ilya.telegramId, invited: false }],
      });
    }
    expect(await readOne(ilya, project, ilya)).toMatchObject({ status: 'Accepted' });
    expect(await listWaiting(anya, project)).toMatchObject([{ vacancyTitle: 'Два' }]);
    expect(await told(kollab, ilya)).toMatchObject([
      { kind: 'applicationAccepted', vacancyTitle: 'Раз' },
    ]);
  });

  test('accepts who applied although they were invited, whose invitation is answered by it', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await add(anya, project, ilya);
    await applyTo(ilya, project);
    expect(await add(anya, project, ilya)).toMatchObject({ result: 'member' });
    expect(await answer(ilya, project, true)).toMatchObject({ result: 'member' });
  });

  test('invites anew whoever declined, with a card of its own', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await add(anya, project, ilya);
    await answer(ilya, project, false);
    await takeAll(kollab);
    expect(await add(anya, project, ilya)).toMatchObject({ result: 'invited' });
    expect(await takeAll(kollab)).toMatchObject([
      {
        telegramId: ilya.telegramId,
        event: { kind: 'invitationCard', card: { state: 'invited' } },
      },
    ]);
    expect(await answer(ilya, project, true)).toMatchObject({ result: 'member' });
  });

  test('finds nobody unknown or suspended', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await kollab.suspend(ilya);
    for (const someone of [ilya, { telegramId: 1 }]) {
      await expect(add(anya, project, someone)).rejects.toMatchObject(refused('userNotFound', 404));
    }
  });
});
