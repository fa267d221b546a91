import { getUserByTelegram, saveChange, sendToModeration, updateStatus } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { sharedApp } from '#test/test-app.ts';
import { readPublic } from '#test/steps/profiles.ts';

const kollab = sharedApp();

describe('a change of something others see', () => {
  test('is shown to its owner and hidden from everyone else', async () => {
    const anya = await kollab.person();
    const own = await anya.call(updateStatus, {
      params: { telegramId: anya.telegramId },
      body: { statusShort: 'Ищу команду', statusLong: ['Люблю карты', 'Пишу на Go'] },
    });
    expect(own).toMatchObject({
      statusShort: 'Ищу команду',
      statusLong: ['Люблю карты', 'Пишу на Go'],
      moderationStatus: null,
    });
    expect(own.pendingChanges).toMatchObject([
      { changeType: 'statusLong', oldValue: [], state: 'draft' },
      { changeType: 'statusShort', oldValue: '', newValue: 'Ищу команду', state: 'draft' },
    ]);
    const seen = await readPublic(kollab, anya);
    expect(seen).toMatchObject({ statusShort: '', statusLong: [], pendingChanges: [] });
  });

  test('outside its format is refused with the specified text and the field', async () => {
    const anya = await kollab.person();
    const body = {
      telegramId: anya.telegramId,
      changeType: 'firstName',
      newValue: 'R2D2',
    } as const;
    await expect(anya.call(saveChange, { body })).rejects.toMatchObject({
      statusCode: 400,
      message: 'Неверный формат или слишком длинное значение',
      details: { field: 'firstName' },
    });
  });
});

describe('sending to moderation', () => {
  test('stages the changes and submits all that is staged', async () => {
    const anya = await kollab.person();
    const { telegramId } = anya;
    await anya.call(saveChange, { body: { telegramId, changeType: 'major', newValue: 'Физика' } });
    const own = await anya.call(sendToModeration, {
      body: { telegramId, changes: { statusShort: 'Ищу команду' }, submittedAt: 'сейчас' },
    });
    expect(own.moderationStatus).toBe('Pending');
    expect(own.pendingChanges.map(({ changeType, state }) => [changeType, state])).toEqual([
      ['major', 'submitted'],
      ['statusShort', 'submitted'],
    ]);
  });

  test('reads the specification’s other names, and a list of changes', async () => {
    const anya = await kollab.person();
    const response = await kollab.fetchAs(anya, '/api/User/send-to-moderation/', {
      telegramId: String(anya.telegramId),
      changes: [
        { changeType: 'direction', newValue: 'Биология' },
        { changeType: 'shortStatus', newValue: 'Учусь' },
        { changeType: 'tags', newValue: ['React', { tagName: 'C#' }, 'react'] },
      ],
    });
    expect(await response.json()).toMatchObject({
      major: 'Биология',
      statusShort: 'Учусь',
      tags: [{ tagName: 'React' }, { tagName: 'C#' }],
    });
  });

  test('of who has no name here waits for one, and loses nothing', async () => {
    const anya = await kollab.person({ firstName: '777', lastName: '✨' });
    const { telegramId } = anya;
    await anya.call(saveChange, { body: { telegramId, changeType: 'major', newValue: 'Физика' } });
    const send = (changes: object) =>
      anya.call(sendToModeration, { body: { telegramId, changes } });
    const refused = {
      statusCode: 400,
      message: 'Неверный формат или слишком длинное значение',
      details: { field: 'firstName' },
    };
    await expect(send({ statusShort: 'Ищу команду' })).rejects.toMatchObject(refused);
    await expect(send({})).rejects.toMatchObject(refused);
    const own = await anya.call(getUserByTelegram, { params: { telegramId } });
    expect(own).toMatchObject({
      moderationStatus: null,
      pendingChanges: [{ changeType: 'major', newValue: 'Физика', state: 'draft' }],
    });
    const sent = await send({ firstName: 'Анна' });
    expect(sent).toMatchObject({ firstName: 'Анна', lastName: '', major: 'Физика' });
    expect(sent.moderationStatus).toBe('Pending');
  });

  test.each(['firstName', 'lastName'] as const)('never takes %s away', async (field) => {
    const anya = await kollab.person();
    const { telegramId } = anya;
    const refused = { code: 'badInput' };
    for (const empty of ['', ' ', '-', null]) {
      const one = { telegramId, changeType: field, newValue: empty };
      await expect(anya.call(saveChange, { body: one })).rejects.toMatchObject(refused);
      const body = { telegramId, changes: { [field]: empty } as object };
      await expect(anya.call(sendToModeration, { body })).rejects.toMatchObject(refused);
    }
  });
});
