import { getUser, getUserByTelegram, sendToModeration } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { block } from '#test/steps/reports.ts';
import { refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();

const own = {
  phone: '+7 900',
  email: 'a@b.ru',
  phone_visibility: 'everyone',
  email_visibility: 'team',
  major: 'Физика',
  status_short: 'Ищу команду',
} as const;

const asOthers = (reader: Pick<Someone, 'call'>, { id, telegramId }: Someone) =>
  Promise.all([
    reader.call(getUser, { params: { id }, query: { as: 'others' } }),
    reader.call(getUserByTelegram, { params: { telegramId }, query: { as: 'others' } }),
  ]);

describe('a profile as others see it', () => {
  test.each([
    ['approved', new Date()],
    ['never approved', null],
  ])('a person %s reads themselves as strangers read them', async (_, approvedAt) => {
    const [anya, vera] = [await kollab.person(), await kollab.moderator()];
    await kollab.set('users', anya, { ...own, approved_at: approvedAt });
    await sampleProject(kollab, { owner: anya, members: [vera] });
    await anya.call(sendToModeration, {
      body: { telegramId: anya.telegramId, changes: { major: 'Химия' } },
    });
    const stranger = await kollab.person();
    const seen = await stranger.call(getUser, { params: { id: anya.id } });
    expect(seen.phone).toBe(approvedAt && '+7 900');
    for (const reader of [anya, stranger]) {
      expect(await asOthers(reader, anya)).toEqual([seen, seen]);
    }
    const [known] = await asOthers(vera, anya);
    expect(known).toEqual({ ...seen, email: approvedAt && 'a@b.ru' });
  });

  test.each(['hidden_at', 'suspended_at'])(
    'a person with %s is there for nobody as others see it',
    async (column) => {
      const [anya, vera] = [await kollab.approved(), await kollab.moderator()];
      await kollab.set('users', anya, { [column]: new Date() });
      for (const reader of [anya, vera, await kollab.person()]) {
        await expect(asOthers(reader, anya)).rejects.toMatchObject(refused('userNotFound', 404));
      }
      expect(await vera.call(getUser, { params: { id: anya.id } })).toMatchObject({ id: anya.id });
    },
  );

  test('nobody sees as others do of whom they are kept apart, nor as anybody else', async () => {
    const [anya, ilya] = [await kollab.approved(), await kollab.person()];
    await block(anya, ilya);
    await expect(asOthers(ilya, anya)).rejects.toMatchObject(refused('userNotFound', 404));
    const query = { as: 'moderators' } as never;
    await expect(ilya.call(getUser, { params: { id: ilya.id }, query })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});
