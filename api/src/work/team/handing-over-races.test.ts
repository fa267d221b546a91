import { archiveProject, handOverProject } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import * as sanctions from '#src/moderation/sanctions/sanctions.service.ts';
import { sampleProject } from '#test/sample-project.ts';
import {
  answerOffer,
  leave,
  offer,
  outcomes,
  takeAll,
  takeBack,
  teamOf,
  told,
} from '#test/steps/team.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья' }));
const yana = fresh(() => kollab.person({ firstName: 'Яна' }));
const project = fresh(() => sampleProject(kollab, { owner: anya, members: [ilya, yana] }));

const ownerOf = async () => {
  const own = kollab.db.selectFrom('projects').where('id', '=', project.id).select('owner_id');
  return (await own.executeTakeFirstOrThrow()).owner_id;
};
const hide = () =>
  kollab.db.transaction().execute((trx) =>
    sanctions.hide(kollab.context, trx, ilya.id, {
      actorId: yana.id,
      at: kollab.context.clock(),
    }),
  );

describe('whose profile does not let them lead a project', () => {
  const body = () => ({ projectId: project.id, telegramId: ilya.telegramId });

  test('is offered none', async () => {
    await expect(anya.call(handOverProject, { body: body() })).rejects.toMatchObject(
      refused('heirIncomplete', 403),
    );
    await ilya.fillIn();
    await anya.call(handOverProject, { body: body() });
  });

  test('takes none over that was offered before, and may decline it', async () => {
    await offer(anya, project, ilya);
    await kollab.set('users', ilya, { university: '', major: '', course: null });
    await expect(answerOffer(ilya, project, true)).rejects.toMatchObject(
      refused('heirIncomplete', 403),
    );
    expect(await ownerOf()).toBe(anya.id);
    await answerOffer(ilya, project, false);
  });
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: 2 }, (_, round) => round);

  test.each(rounds)('two yeses hand the project over once (%i)', async () => {
    await offer(anya, project, ilya);
    await takeAll(kollab);
    const results = await outcomes(
      Array.from({ length: 10 }, () => answerOffer(ilya, project, true)),
    );
    expect(results).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining({ result: 'accepted' })),
    );
    expect(await told(kollab, anya)).toMatchObject([
      { kind: 'handOverAnswered', answer: 'accepted' },
    ]);
    expect(await ownerOf()).toBe(ilya.id);
  });

  test.each(rounds)('a yes and a no are one answer (%i)', async () => {
    await offer(anya, project, ilya);
    const results = await outcomes<unknown>([
      answerOffer(ilya, project, true),
      answerOffer(ilya, project, false),
    ]);
    const [yes] = results;
    expect(results).toContain('handOverAnswered');
    expect(await ownerOf()).toBe(yes === 'handOverAnswered' ? anya.id : ilya.id);
  });

  test.each(rounds)('a yes while it is taken back is either (%i)', async () => {
    await offer(anya, project, ilya);
    const [yes, back] = await outcomes<unknown>([
      answerOffer(ilya, project, true),
      takeBack(anya, project),
    ]);
    const wasLate = yes === 'handOverNotFound';
    expect(await ownerOf()).toBe(wasLate ? anya.id : ilya.id);
    expect(back).toEqual(wasLate ? { projectId: project.id } : 'forbidden');
  });

  test.each(rounds)(
    'a yes while the member leaves ends with an owner in the team (%i)',
    async () => {
      await offer(anya, project, ilya);
      const [yes, left] = await outcomes<unknown>([
        answerOffer(ilya, project, true),
        leave(ilya, project),
      ]);
      expect([yes, left].filter((one) => typeof one === 'string')).toHaveLength(1);
      const [owner] = await teamOf(anya, project);
      expect(owner).toMatchObject({ isOwner: true });
    },
  );

  test.each(rounds)('a yes while the project is archived is either (%i)', async () => {
    await offer(anya, project, ilya);
    const [yes, archived] = await outcomes<unknown>([
      answerOffer(ilya, project, true),
      anya.call(archiveProject, { params: { id: project.id }, body: {} }),
    ]);
    const isHanded = (await ownerOf()) === ilya.id;
    expect(yes === 'handOverNotFound').toBe(!isHanded);
    expect(archived === 'forbidden').toBe(isHanded);
  });

  test.each(rounds)('offers to two members are one offer (%i)', async () => {
    const results = await outcomes<unknown>([
      offer(anya, project, ilya),
      offer(anya, project, yana),
    ]);
    expect(results.filter((one) => one === 'alreadyOffered')).toHaveLength(1);
  });

  test.each(rounds)(
    'a yes while the member is hidden leaves no hidden owner unasked (%i)',
    async () => {
      await offer(anya, project, ilya);
      const [yes] = await outcomes<unknown>([answerOffer(ilya, project, true), hide()]);
      expect(await ownerOf()).toBe(typeof yes === 'string' ? anya.id : ilya.id);
    },
  );
});
