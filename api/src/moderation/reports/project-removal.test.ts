import { beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '#test/steps/applications.ts';
import { read, remove, restore, takeAll } from '#test/steps/projects.ts';
import { initData } from '#test/init-data.ts';
import { sampleProject } from '#test/sample-project.ts';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { complainOfProject, judge } from '#test/steps/reports.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
beforeAll(() => kollab.moderator({ firstName: 'Олег' }));
const anya = shared(() => kollab.person({ firstName: 'Аня' }));
const ilya = shared(() => kollab.person({ firstName: 'Илья' }));

const sample = () => sampleProject(kollab, { owner: anya, members: [ilya] });

describe('a project removed by a moderator', () => {
  test('goes for a reason only, of 5 to 500 characters', async () => {
    const project = await sample();
    for (const [comment, code] of [
      [undefined, 'reasonTooShort'],
      ['  нет  ', 'reasonTooShort'],
      ['а'.repeat(501), 'reasonTooLong'],
    ] as const) {
      await expect(remove(vera, project, comment)).rejects.toMatchObject(refused(code, 400));
    }
    await expect(remove(vera, project)).rejects.toThrow('Нужно ≥5 символов');
    expect(await read({ call: kollab.anonymous }, project)).toMatchObject({ isDeleted: false });
  });

  test('answers those who reported it and who applied', async () => {
    const project = await sample();
    const [reporter, hopeful] = [await kollab.person(), await kollab.person()];
    const report = await complainOfProject(reporter, project);
    await applyTo(hopeful, project);
    await takeAll(kollab);
    await remove(vera, project, 'Обещает доход');
    const all = await takeAll(kollab);
    const news = (person: Someone) =>
      all.filter(({ telegramId }) => telegramId === person.telegramId).map(({ event }) => event);
    expect(news(reporter)).toMatchObject([{ kind: 'reportDecided', decision: 'block' }]);
    expect(news(hopeful)).toMatchObject([{ kind: 'projectClosed', hasApplied: true }]);
    await expect(judge(vera, report, 'dismiss')).rejects.toMatchObject({ code: 'alreadyDecided' });
    const reported = await sample();
    await complainOfProject(vera, reported);
    await expect(remove(vera, reported, 'Обещает доход')).rejects.toMatchObject({
      code: 'ownSubmission',
    });
  });

  test('needs no body of its owner, and reads a moderator’s, as plain HTTP has it', async () => {
    const { baseUrl } = kollab;
    const ask = async (person: Someone, { id }: { id: string }, comment?: string) => {
      const { telegramId } = person;
      const body = comment === undefined ? undefined : JSON.stringify({ comment });
      const type = body !== undefined && { 'content-type': 'application/json' };
      const headers = { authorization: `tma ${initData({ telegramId })}`, ...type };
      const url = `${baseUrl}/api/User/delete-project/${id}`;
      const answer = await fetch(url, { method: 'DELETE', headers, ...(body && { body }) });
      return [answer.status, ((await answer.json()) as { message?: string }).message];
    };
    const [own, others] = [await sample(), await sample()];
    expect(await ask(anya, own)).toEqual([200, undefined]);
    expect(await ask(vera, others)).toEqual([400, 'Нужно ≥5 символов']);
    expect(await ask(vera, others, 'Обещает доход')).toEqual([200, undefined]);
    expect(await read(anya, others)).toMatchObject({ isDeleted: true });
  });
});

describe('a project is not removed', () => {
  test('by who reported it, though another moderator dismissed that', async () => {
    const project = await sample();
    const report = await complainOfProject(vera, project);
    await judge(await kollab.moderator(), report, 'dismiss');
    await expect(remove(vera, project, 'Обещает доход')).rejects.toMatchObject({
      code: 'ownSubmission',
    });
    expect(await read(anya, project)).toMatchObject({ isDeleted: false });
  });

  test('by a moderator where it is a colleague’s, nor by anybody where it is an admin’s', async () => {
    const admin = await kollab.admin();
    for (const owner of [await kollab.moderator(), admin]) {
      const project = await sampleProject(kollab, { owner });
      await expect(remove(vera, project, 'Обещает доход')).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });
});

test('one that its owner had deleted comes back from a moderator as its owner’s deleted one', async () => {
  const project = await sample();
  await remove(anya, project);
  await remove(vera, project, 'Обещает доход');
  await expect(restore(anya, project)).rejects.toMatchObject({ code: 'forbidden' });
  await takeAll(kollab);
  expect(await restore(vera, project)).toMatchObject({ isDeleted: true });
  expect(await takeAll(kollab)).toEqual([]);
  await expect(read({ call: kollab.anonymous }, project)).rejects.toMatchObject({
    statusCode: 404,
  });
  expect(await restore(anya, project)).toMatchObject({ isDeleted: false });
});
