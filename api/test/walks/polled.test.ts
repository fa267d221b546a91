import {
  grantModerator,
  markRead,
  setContactVisibility,
  takeModerator,
  updateProfile,
} from '@kollab/contract';
import { endpoints } from '@kollab/contract/endpoints';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import * as account from '#test/steps/account.ts';
import { applyTo, at, day, decide, withdraw } from '#test/steps/applications.ts';
import * as contacts from '#test/steps/contacts.ts';
import { skilled, wanting } from '#test/steps/matching.ts';
import * as profiles from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import * as safety from '#test/steps/reports.ts';
import * as team from '#test/steps/team.ts';
import type { Someone } from '#test/test-app.ts';
import { countWaits } from '#test/waits.ts';
import { matchingActs, otherActs } from './polled-acts.ts';
import { aloneApp, gather } from './polled-world.ts';
import { pollAll, queueReads, readsOf, waitingRead, walkOf } from './polled-reads.ts';

// Hundreds of calls each: a busy machine takes minutes.
vi.setConfig({ testTimeout: 600_000 });

const { kollab, made } = aloneApp();
const walk = walkOf(kollab);
const idsIn = async (person: Someone) => (await contacts.inboxOf(person)).map(({ id }) => id);

test('of applications polls never miss anything', async () => {
  const { vera, anya, ilya, maria, project } = await gather(kollab);
  const other = at(project, 1);
  const silent = await walk(
    {
      applies: () => applyTo(ilya, project),
      'applies to another vacancy': () => applyTo(ilya, other),
      'takes it back': () => withdraw(ilya, other),
      'applies again': () => applyTo(ilya, other, { coverLetter: 'Снова я' }),
      'is rejected': () => decide(anya, other, ilya, 'Rejected', 'Уже нашли'),
      'is accepted': () => decide(anya, project, ilya, 'Accepted'),
      'the inbox is read': async () => {
        const { telegramId } = ilya;
        await ilya.call(markRead, { body: { telegramId, ids: await idsIn(ilya) } });
      },
      'the owner blocks whom they accepted': () => safety.block(anya, ilya),
      'and thinks better of it': () => safety.unblock(anya, ilya),
      'is blocked by them': () => safety.block(ilya, anya),
      'not any more': () => safety.unblock(ilya, anya),
      'is suspended': () => kollab.suspend(ilya),
      'is let back': () => safety.release(vera, ilya),
      'the owner is hidden': () => safety.hide(kollab, anya),
      'and seen again': () => safety.release(vera, anya),
      'the owner has another name': () => kollab.set('users', anya, { last_name: 'Лисова' }),
      'the owner has another address': () =>
        kollab.set('users', anya, { username: 'anya_new', telegram_link_kept: true }),
      'the owner is asked first': () => kollab.set('users', anya, { contact_by_request: true }),
      'the project has another name': () => kollab.set('projects', project, { name: 'Карта' }),
      'the vacancy has another title': () =>
        kollab.set('vacancies', { id: project.vacancyIds[0] ?? '' }, { title: 'Программист' }),
      'leaves the team': () => team.leave(ilya, project),
      'a member applies elsewhere': async () => {
        const place = await sampleProject(kollab, { owner: ilya });
        await applyTo(maria, place);
      },
      'the vacancy is closed': async () => {
        await kollab.db
          .updateTable('vacancies')
          .set({ closed_at: new Date() })
          .where('project_id', '=', project.id)
          .execute();
      },
      'the project is archived': () => projects.archive(anya, project),
      'and restored': () => projects.restore(anya, project),
      'the project is offered to the member': () => team.offer(anya, project, maria),
      'and the offer taken back': () => team.takeBack(anya, project),
      'and made again': () => team.offer(anya, project, maria),
      'the member accepts it': () => team.answerOffer(maria, project, true),
    },
    [
      ...[anya, ilya, maria].flatMap((person) => readsOf(person)),
      waitingRead(anya, project),
      waitingRead(maria, project),
    ],
  );
  expect(silent).toEqual([]);
});

test('of profiles and their moderation polls never miss anything', async () => {
  const { vera, anya, ilya } = await gather(kollab);
  const oleg = await kollab.moderator({ firstName: 'Олег' });
  const { telegramId } = ilya;
  const silent = await walk(
    {
      'stages a change': () => profiles.save(ilya, 'major', 'Физика'),
      'sends changes': () => profiles.send(ilya, { description: 'Обо мне', statusShort: 'Ищу' }),
      'changes what waits': () => profiles.send(ilya, { description: 'О себе' }),
      'is taken into review': () => profiles.claim(vera, ilya),
      'is rejected': () => profiles.reject(vera, ilya, 'Не видно, о ком речь'),
      'writes again': () => profiles.save(ilya, 'description', 'Обо мне'),
      'writes what is published': () => profiles.save(ilya, 'description', ''),
      'writes once more': () => profiles.save(ilya, 'description', 'Обо мне'),
      appeals: () => profiles.appeal(ilya),
      'is partly approved': () => profiles.decide(oleg, ilya, { statusShort: 'Слишком коротко' }),
      'sends what is left': () => profiles.send(ilya, { major: 'Химия', firstName: 'Илья' }),
      'is approved': () => profiles.approve(vera, ilya),
      'shows a phone': () =>
        ilya.call(setContactVisibility, { params: { telegramId }, body: { phone: 'everyone' } }),
      'writes a phone': () =>
        ilya.call(updateProfile, { params: { telegramId }, body: { phone: '+7 911 0000000' } }),
      'is rejected later': async () => {
        await profiles.send(ilya, { major: 'Биология' });
        await profiles.reject(vera, ilya, 'Не видно, о ком речь');
      },
      'may not appeal any more': () => kollab.passTime(400 * day),
    },
    [...readsOf(ilya), ...readsOf(anya), ...queueReads(vera)],
  );
  // Drafts are the person's own, and no poll tells of them.
  expect(silent).toEqual([
    'stages a change',
    'writes again',
    'writes what is published',
    'writes once more',
    'shows a phone',
    'writes a phone',
  ]);
});

test('of projects and their moderation polls never miss anything', async () => {
  const { vera, anya, ilya, maria } = await gather(kollab);
  await profiles.approve(vera, anya);
  const own = await projects.create(anya, { vacancies: [projects.vacancyInput()] });
  const silent = await walk(
    {
      'is edited while it waits': () => projects.edit(anya, own, { name: 'Карта крыш' }),
      'is taken into review': () => projects.claim(vera, own),
      'is rejected': () => projects.reject(vera, own, 'Это реклама'),
      'is edited again': () => projects.edit(anya, own, { description: 'Другое' }),
      'is approved': () => projects.approve(vera, own),
      'is edited later': () => projects.edit(anya, own, { tags: [{ tagName: 'React' }] }),
      'and approved': () => projects.approve(vera, own),
      'a guest joins': () => team.addGuest(anya, own, 'Гость'),
      'somebody is invited': () => team.add(anya, own, maria),
      'and joins': () => team.answer(maria, own, true),
      'another is invited': () => team.add(anya, own, ilya),
      'and refuses': () => team.answer(ilya, own, false),
      'the guest goes': async () => {
        const { participants } = await projects.read(anya, own);
        const guest = participants.find(({ name }) => name === 'Гость');
        await team.remove(anya, own, guest?.participantId ?? '');
      },
      'a member is hidden': () => safety.hide(kollab, maria),
      'and seen again': () => safety.release(vera, maria),
      'a member is suspended': () => kollab.suspend(maria),
      'and let back': () => safety.release(vera, maria),
      'a member leaves': () => team.leave(maria, own),
      'is finished': () => projects.finish(anya, own),
      'is deleted': () => projects.remove(anya, own),
      'is restored': () => projects.restore(anya, own),
      'is deleted again': () => projects.remove(anya, own),
      'cannot be restored any more': () => kollab.passTime(40 * day),
    },
    [...[anya, ilya, maria].flatMap((person) => readsOf(person)), ...queueReads(vera)],
  );
  expect(silent).toEqual([]);
});

test('of people polls never miss anything', async () => {
  const { vera, anya, ilya, maria, project } = await gather(kollab);
  const sofya = await kollab.admin();
  const oleg = await kollab.moderator();
  const silent = await walk(
    {
      'asks for contact': () => contacts.ask(ilya, maria),
      'is blocked by whom they asked': () => safety.block(maria, ilya),
      'not any more': () => safety.unblock(maria, ilya),
      'is answered': async () => {
        const [request] = await contacts.requestsOf(maria);
        await contacts.answer(maria, request?.requestId ?? '', true);
      },
      'who agreed is hidden': () => safety.hide(kollab, maria),
      'and seen again': () => safety.release(vera, maria),
      'follows them': () => safety.followIt(ilya, maria),
      'follows them no more': () => safety.unfollowIt(ilya, maria),
      'is reported': () => safety.complain(ilya, anya),
      'and suspended for it': async () => {
        const [report] = await safety.listQueue(vera);
        await safety.judge(vera, { reportId: report?.id ?? '' }, 'suspend', 'Шлёт рекламу');
      },
      appeals: () => safety.appealIt(anya),
      'is turned down': async () => {
        const [appeal] = await safety.appealsFor(oleg);
        await safety.decideAppeal(oleg, { id: appeal?.id ?? '' }, 'refused', 'Жалоб было семь');
      },
      'is let back': () => safety.release(vera, anya),
      'is made a moderator': () =>
        sofya.call(grantModerator, { params: { id: ilya.id }, body: {} }),
      'and one no more': () => sofya.call(takeModerator, { params: { id: ilya.id }, body: {} }),
      applies: () => applyTo(ilya, project),
      'everything is delivered': async () => {
        for (const one of await profiles.takeAll(kollab)) {
          await profiles.settle(kollab, one, 'sent', { messageId: 1 });
        }
      },
      'wants to leave Kollab': () => account.leave(ilya),
      'and stays': () => account.stay(ilya),
      'an owner leaves': () => account.gone(kollab, anya),
    },
    [
      ...[anya, ilya, maria].flatMap((person) => readsOf(person)),
      waitingRead(anya, project),
      ...queueReads(vera),
    ],
  );
  expect(silent).toEqual(['everything is delivered']);
});

test('of what fits whom polls never miss anything', async () => {
  const { vera, anya, maria } = await gather(kollab);
  const olga = await skilled(kollab, vera, ['React', 'Figma'], 'Ольга');
  const petr = await skilled(kollab, vera, ['React'], 'Пётр');
  const place = await wanting(kollab, anya, ['React', 'TypeScript', 'Figma']);
  await applyTo(petr, place);
  const silent = await walk(matchingActs(kollab, { vera, anya, olga, petr, place }), [
    ...[anya, olga, petr, maria].flatMap((person) => readsOf(person)),
    waitingRead(anya, place),
  ]);
  expect(silent).toEqual(['looks for a team', 'nor does the owner']);
});

test('of all other writes polls never miss anything', async () => {
  const cast = await gather(kollab);
  const { vera, anya, ilya, maria, project } = cast;
  await applyTo(ilya, project);
  const silent = await walk(otherActs(kollab, cast), [
    ...[anya, ilya, maria].flatMap((person) => readsOf(person)),
    waitingRead(anya, project),
    ...queueReads(vera),
  ]);
  expect(silent).toContain('getOrCreateUser');
});

test('what has not changed is said to be so after one wait for Postgres', async () => {
  const { anya, ilya, project } = await gather(kollab);
  await applyTo(ilya, project);
  await decide(anya, project, ilya, 'Accepted');
  const reads = [...readsOf(ilya), ...readsOf(anya), waitingRead(anya, project)];
  await pollAll(kollab, reads)('the beginning');
  for (const { who, path, name } of reads) {
    const headers = kollab.signed(who);
    const first = await fetch(kollab.baseUrl + path, { headers });
    const tag = first.headers.get('etag') ?? '';
    const again = () =>
      fetch(kollab.baseUrl + path, { headers: { ...headers, 'if-none-match': tag } });
    await again();
    const look = () =>
      countWaits(async () => {
        expect({ name, status: (await again()).status }).toEqual({ name, status: 304 });
      });
    const looks = [await look()];
    // What the API does by itself meanwhile is counted along.
    while (looks.length < 5 && looks.at(-1)?.statements.length !== 2) looks.push(await look());
    const { waits, statements } = looks.at(-1) ?? { waits: 0, statements: [] };
    expect({ name, waits, statements: statements.length }).toEqual({
      name,
      waits: 1,
      statements: 2,
    });
  }
});

test('of what happens in one moment polls miss nothing either', async () => {
  const { anya, ilya, project } = await gather(kollab);
  await applyTo(ilya, project);
  await decide(anya, project, ilya, 'Accepted');
  const reads = readsOf(ilya);
  const poll = pollAll(kollab, reads);
  await poll('the beginning');
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([safety.block(anya, ilya), poll('a block under way').catch(() => undefined)]);
    await Promise.all([safety.unblock(anya, ilya), poll('or its end').catch(() => undefined)]);
    await poll('the dust has settled');
  }
  expect(await sql`select from blocks`.execute(kollab.db)).toMatchObject({ rows: [] });
});

/** It asks Telegram, and nothing of ours changes. */
const unmade = ['shareProject'];

test('every call that writes was made', () => {
  const forgotten = endpoints.filter(({ endpoint: { method, path } }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`, 'i');
    return method !== 'GET' && !made.some((one) => pattern.test(one));
  });
  expect(forgotten.map(({ name }) => name)).toEqual(unmade);
});
