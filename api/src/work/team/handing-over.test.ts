import { archiveProject, deleteProject, getProject, getToday, limits } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { hide, suspend } from '#src/moderation/sanctions/sanctions.service.ts';
import { sampleProject } from '#test/sample-project.ts';
import * as account from '#test/steps/account.ts';
import { applyTo, at, day, decide, listWaiting } from '#test/steps/applications.ts';
import { deliver } from '#test/steps/profiles.ts';
import { read, restore } from '#test/steps/projects.ts';
import * as safety from '#test/steps/reports.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import { expireOffers } from './handing-over.service.ts';
import {
  add,
  answerOffer,
  handOver,
  leave,
  offer,
  placeOf,
  remove,
  takeAll,
  takeBack,
  teamOf,
  told,
} from '#test/steps/team.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Ким' }));
const yana = fresh(() => kollab.person({ firstName: 'Яна' }));
const project = fresh(() =>
  sampleProject(kollab, { owner: anya, members: [ilya, yana], vacancies: ['Раз', 'Два'] }),
);

const ofProject = () => ({ projectId: project.id, projectName: 'Солнечная карта' });
const card = (state: string) => ({
  kind: 'handOverCard',
  card: expect.objectContaining({ ...ofProject(), ownerName: 'Аня Лис', state }),
});
const answered = (said: string) => ({
  kind: 'handOverAnswered',
  ...ofProject(),
  answer: said,
  name: 'Илья Ким',
});
const offeredTo = async ({ call }: Pick<Someone, 'call'>) =>
  (await call(getProject, { params: { projectId: project.id } })).offeredTo;
const ownerOf = async () => {
  const own = kollab.db.selectFrom('projects').where('id', '=', project.id).select('owner_id');
  return (await own.executeTakeFirstOrThrow()).owner_id;
};
const openOffers = () => {
  const offers = kollab.db.selectFrom('participants').where('offer', '=', 'open');
  return offers.where('project_id', '=', project.id).select('id').execute();
};
const waitingOf = async ({ call }: Someone) => (await call(getToday, {})).waiting;
const judged = (judge: typeof hide, { id }: Someone) =>
  kollab.db
    .transaction()
    .execute((trx) => judge(kollab.context, trx, id, { actorId: id, at: kollab.context.clock() }));
async function expire() {
  await kollab.db.deleteFrom('jobs').execute();
  await expireOffers(kollab.context, kollab.context.clock());
}
const gone = refused('handOverNotFound', 404);

describe('handing over', () => {
  test('asks the member, whom both see as asked, and changes nothing else', async () => {
    await offer(anya, project, ilya);
    expect(await told(kollab, ilya)).toEqual([card('open')]);
    expect(await ownerOf()).toBe(anya.id);
    expect(await offeredTo(anya)).toBe(ilya.telegramId);
    expect(await offeredTo(ilya)).toBe(ilya.telegramId);
    for (const reader of [yana, await kollab.moderator(), { call: kollab.anonymous }]) {
      expect(await offeredTo(reader)).toBeNull();
    }
    expect(await waitingOf(ilya)).toMatchObject([
      { kind: 'handOver', projectId: project.id, ownerName: 'Аня Лис' },
    ]);
    expect(await waitingOf(anya)).toEqual([]);
    const acts = kollab.db.selectFrom('acts').where('user_id', '=', anya.id);
    const spent = await acts.where('kind', '=', 'invitation').select('amount').execute();
    expect(spent).toEqual([{ amount: 1 }]);
  });

  test('makes the member the owner, with all rights, and the owner a member', async () => {
    const vera = await kollab.person();
    await applyTo(vera, project);
    await applyTo(vera, at(project, 1));
    await offer(anya, project, ilya);
    await takeAll(kollab);
    expect(await answerOffer(ilya, project, true)).toMatchObject({ result: 'accepted' });
    expect(await teamOf(ilya, project)).toMatchObject([
      { telegramId: ilya.telegramId, isOwner: true },
      { telegramId: anya.telegramId, isOwner: false, invited: false },
      { telegramId: yana.telegramId },
    ]);
    const all = await takeAll(kollab);
    expect(all).toContainEqual({ telegramId: anya.telegramId, event: answered('accepted') });
    const events = all.filter(({ telegramId }) => telegramId === ilya.telegramId);
    const cards = events.flatMap(({ event }) => (event.kind === 'applicationCard' ? event : []));
    expect(cards).toMatchObject([
      { card: { vacancyTitle: 'Раз', mayDecide: true } },
      { card: { vacancyTitle: 'Два', mayDecide: true } },
    ]);
    await expect(decide(anya, project, vera, 'Accepted')).rejects.toMatchObject(
      refused('forbidden', 403),
    );
    await expect(listWaiting(anya, project)).rejects.toMatchObject(refused('forbidden', 403));
    await expect(applyTo(anya, project)).rejects.toMatchObject(refused('alreadyInTeam', 400));
    expect(await listWaiting(ilya, project)).toHaveLength(2);
    expect(await decide(ilya, project, vera, 'Accepted')).toMatchObject({ status: 'Accepted' });
    await leave(anya, project);
  });

  test('changes nothing where the member says no, of which the owner hears', async () => {
    await offer(anya, project, ilya);
    await takeAll(kollab);
    expect(await answerOffer(ilya, project, false)).toMatchObject({ result: 'declined' });
    expect(await told(kollab, anya)).toEqual([answered('declined')]);
    expect(await ownerOf()).toBe(anya.id);
    expect(await offeredTo(anya)).toBeNull();
    expect(await waitingOf(ilya)).toEqual([]);
    expect(await answerOffer(ilya, project, false)).toMatchObject({ result: 'declined' });
    await expect(answerOffer(ilya, project, true)).rejects.toMatchObject(
      refused('handOverAnswered', 409),
    );
    expect(await told(kollab, anya)).toEqual([]);
  });

  test('takes back what the heir still applied for: nobody decides on their own', async () => {
    const vera = await kollab.person();
    for (const index of [0, 1]) await applyTo(vera, at(project, index));
    await decide(anya, at(project, 0), vera, 'Accepted');
    await handOver(anya, project, vera);
    expect(await listWaiting(vera, project)).toEqual([]);
    await expect(decide(vera, at(project, 1), vera, 'Accepted')).rejects.toMatchObject({
      code: 'applicationWithdrawn',
      details: { status: 'Withdrawn' },
    });
  });

  test('to oneself changes nothing', async () => {
    await offer(anya, project, anya);
    expect((await read(anya, project)).viewer.isOwner).toBe(true);
    expect(await offeredTo(anya)).toBeNull();
    expect(await takeAll(kollab)).toEqual([]);
  });

  test('is to a member who may act', async () => {
    const vera = await kollab.person();
    await add(anya, project, vera);
    await kollab.suspend(ilya);
    for (const someone of [vera, ilya, await kollab.person(), { telegramId: 1 }]) {
      await expect(offer(anya, project, someone)).rejects.toMatchObject(refused('notInTeam', 409));
    }
  });

  test('is offered to one member at a time, again without another word', async () => {
    await offer(anya, project, ilya);
    await takeAll(kollab);
    await offer(anya, project, ilya);
    expect(await takeAll(kollab)).toEqual([]);
    await expect(offer(anya, project, yana)).rejects.toMatchObject(refused('alreadyOffered', 409));
    await takeBack(anya, project);
    await offer(anya, project, yana);
    expect(await offeredTo(anya)).toBe(yana.telegramId);
  });

  test('goes back the way it came', async () => {
    await handOver(anya, project, ilya);
    await takeAll(kollab);
    await offer(ilya, project, anya);
    expect(await told(kollab, anya)).toMatchObject([
      { kind: 'handOverCard', card: { state: 'open', ownerName: 'Илья Ким' } },
    ]);
    await answerOffer(anya, project, true);
    expect(await ownerOf()).toBe(anya.id);
  });

  test('is nobody’s to accept but who is asked', async () => {
    await offer(anya, project, ilya);
    for (const someone of [anya, yana, await kollab.person()]) {
      await expect(answerOffer(someone, project, true)).rejects.toMatchObject(gone);
    }
  });

  test('taken back and offered anew within a week is the same message', async () => {
    const delivered = async () =>
      (await deliver(kollab)).map(({ messageId, event }) => [
        messageId,
        event.kind === 'handOverCard' ? event.card.state : event.kind,
      ]);
    await offer(anya, project, ilya);
    expect(await delivered()).toEqual([[null, 'open']]);
    for (const _ of ['once', 'twice']) await takeBack(anya, project);
    expect(await delivered()).toEqual([[7, 'over']]);
    await offer(anya, project, ilya);
    expect(await delivered()).toEqual([[7, 'open']]);
    await takeBack(anya, project);
    await delivered();
    kollab.passTime(limits.inviteAgainAfter);
    await offer(anya, project, ilya);
    expect(await delivered()).toEqual([[null, 'open']]);
  });
});

describe('an offer', () => {
  const endings = [
    ['its owner takes it back', () => takeBack(anya, project)],
    ['the member leaves', () => leave(ilya, project)],
    [
      'the member is taken out',
      async () => remove(anya, project, await placeOf(anya, project, ilya)),
    ],
    [
      'the project is archived, for good though it comes back',
      async () => {
        await anya.call(archiveProject, { params: { id: project.id }, body: {} });
        await restore(anya, project);
      },
    ],
    [
      'the project is deleted',
      () => anya.call(deleteProject, { params: { id: project.id }, body: {} }),
    ],
    ['the member is hidden', () => judged(hide, ilya)],
    ['the member is suspended', () => judged(suspend, ilya)],
    ['its owner is suspended', () => judged(suspend, anya)],
    ['its owner is erased', () => account.gone(kollab, anya)],
    [
      'nobody answers for two weeks',
      async () => {
        kollab.passTime(14 * day);
        await expire();
      },
    ],
  ] as const;

  test.each(endings)('ends when %s', async (_, end) => {
    await offer(anya, project, ilya);
    expect(await waitingOf(ilya)).toHaveLength(1);
    await end();
    expect(await waitingOf(ilya)).toEqual([]);
    const outcome = await answerOffer(ilya, project, true).catch(({ code }) => code as string);
    expect(['handOverNotFound', 'projectNotFound', 'suspended']).toContain(outcome);
    expect(await openOffers()).toEqual([]);
  });

  test('ends with a word to its owner where nobody answered', async () => {
    await offer(anya, project, ilya);
    await takeAll(kollab);
    kollab.passTime(14 * day - 300_000);
    await expire();
    expect(await offeredTo(anya)).toBe(ilya.telegramId);
    kollab.passTime(300_000);
    await expect(answerOffer(ilya, project, true)).rejects.toMatchObject(gone);
    await expire();
    const news = (await told(kollab, anya)).filter(({ kind }) => kind === 'handOverAnswered');
    expect(news).toEqual([answered('none')]);
    expect(await offeredTo(anya)).toBeNull();
  });

  test('is out of sight between people kept apart', async () => {
    await offer(anya, project, ilya);
    await safety.block(ilya, anya);
    expect(await waitingOf(ilya)).toEqual([]);
    expect(await offeredTo(ilya)).toBeNull();
    expect(await told(kollab, ilya)).toEqual([]);
    await expect(answerOffer(ilya, project, true)).rejects.toMatchObject(gone);
    await safety.unblock(ilya, anya);
    expect(await answerOffer(ilya, project, true)).toMatchObject({ result: 'accepted' });
  });
});
