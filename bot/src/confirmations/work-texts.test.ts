import { type WorkTextCard } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { projectId, vacancyId as confirmationId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { workTextMessage, workTextPress } from './work-texts.ts';

const card = (outcome: WorkTextCard['outcome'] = null): WorkTextCard => ({
  confirmationId,
  version: 2,
  projectId,
  projectName: 'Бот',
  ownerName: 'Ольга Ким',
  telegramId: 1001,
  name: 'Анна Ковалёва',
  role: 'Дизайнер',
  text: 'Нарисовала <всё>\nи успела, см. evil.ru',
  submittedAt: '2026-11-22T11:31:00.000Z',
  isForOthers: false,
  outcome,
});
const about = { confirmationId, version: 2 };

describe('what an owner says of somebody’s work', () => {
  it('is shown to moderators with both decisions, and none of its links', () => {
    const { text, buttons } = workTextMessage(card(), readerOf());
    expect(text.html).toBe(
      '<b>Слова о работе</b>\nПроект «Бот», пишет Ольга Ким\nО ком: Анна Ковалёва, Дизайнер\n\nНарисовала &lt;всё&gt;\nи успела, см. <code>evil.ru</code>',
    );
    expect(buttons.map((row) => row.map((one) => one.text))).toEqual([
      ['Опубликовать', 'Отклонить'],
      ['Открыть очередь'],
    ]);
  });

  it('leaves it to others where its reader is part of it', () => {
    const { buttons } = workTextMessage({ ...card(), isForOthers: true }, readerOf());
    expect(buttons.flat().map((one) => one.text)).toEqual(['Открыть очередь']);
  });

  it('says what became of it, and asks no more', () => {
    const at = '2026-11-22T11:31:00.000Z';
    const outcome = { state: 'Rejected', name: 'Вера', at, reason: 'Реклама или спам' } as const;
    const { text, buttons } = workTextMessage(card(outcome), readerOf());
    expect(text.html).toMatch(/Отклонено\nМодератор: Вера, .*\nПричина: Реклама или спам$/);
    expect(buttons).toEqual([]);
  });

  it('asks why before it is turned down, moderators alone', async () => {
    for (const [role, said] of [
      ['moderator', 'Выберите причину'],
      ['user', 'Это действие вам недоступно'],
    ] as const) {
      const { presses, telegram } = await chatWithBot(() => ({ role }));
      const press = workTextPress.pack({ action: 'askReason', ...about });
      const shown = botMessage('Слова о работе', {
        reply_markup: { inline_keyboard: [[{ text: 'Отклонить', callback_data: press }]] },
      });
      expect(await presses(press, shown)).toMatchObject({ text: said });
      expect(telegram.callsOf('editMessageReplyMarkup')).toHaveLength(role === 'user' ? 0 : 1);
    }
  });
});
