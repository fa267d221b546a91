import {
  ApiError,
  getNotificationSettings,
  getOwnRole,
  setNotificationSettings,
  type NotificationSettings,
} from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer, type ApiCall } from '#test/fake-api.ts';
import { textsFor } from '#src/texts/texts.ts';
import { settingsMessage, settingsPress, views } from './settings-message.ts';

const stored: NotificationSettings = {
  modes: {
    applications: 'instant',
    invitations: 'digest',
    team: 'off',
    contacts: 'instant',
    matching: 'instant',
    reminders: 'instant',
    moderation: 'instant',
  },
  quietFrom: 23 * 60,
  quietTo: 7 * 60,
  timeZone: 'Europe/Moscow',
  digestAt: 19 * 60,
  language: null,
  awayUntil: null,
  viewsCounted: true,
};

const api =
  (role: string): ApiAnswer =>
  ({ endpoint, body }) => {
    if (endpoint === getOwnRole) return { role };
    if (endpoint === getNotificationSettings) return stored;
    if (endpoint !== setNotificationSettings) return {};
    const { modes, ...others } = body as Partial<NotificationSettings>;
    return { ...stored, ...others, modes: { ...stored.modes, ...modes } };
  };
const opened = async (answer: ApiAnswer = api('moderator'), languageCode?: string) =>
  await chatWithBot(answer, languageCode);

interface Sent {
  reply_markup: { inline_keyboard: { text: string; callback_data: string }[][] };
}
const buttonsOf = (sent: unknown) => (sent as Sent).reply_markup.inline_keyboard.flat();
const labelsOf = (sent: unknown) => buttonsOf(sent).map(({ text }) => text);
const changes = (calls: ApiCall[]) =>
  calls.filter(({ endpoint }) => endpoint === setNotificationSettings);

const everyButton = (['ru', 'en'] as const).flatMap((locale) =>
  views.flatMap((view) => {
    const { settings: texts } = textsFor(locale);
    const { buttons } = settingsMessage({ settings: stored, isModerator: true, texts }, view);
    return buttons.flat().map((button) => ({
      text: button.text,
      data: 'callbackData' in button ? button.callbackData : '',
    }));
  }),
);

describe('the buttons of the settings', () => {
  it.each(everyButton)('$text: $data fits Telegram and is understood', ({ text, data }) => {
    expect(text.length).toBeLessThanOrEqual(60);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(settingsPress.unpack(data)).toBeDefined();
  });
});

describe('/settings', () => {
  it('shows how everything is set, with a line each', async () => {
    const { says, telegram } = await opened();
    await says({ text: '/settings' });
    const [sent] = telegram.callsOf('sendMessage');
    expect(sent).toMatchObject({ text: expect.stringMatching(/^<b>О чём и когда писать<\/b>\n/) });
    expect(labelsOf(sent)).toEqual([
      'Отклики на мои проекты: сразу',
      'Приглашения: в сводке',
      'Перемены в команде: никогда',
      'Просьбы о контакте: сразу',
      'Кто кому подходит: сразу',
      'Напоминания: сразу',
      'Заявки и жалобы: сразу',
      'Тихие часы: 23:00 – 07:00',
      'Сводка за день: в 19:00',
      'Часовой пояс: Москва',
      'В отъезде: нет',
    ]);
  });

  it('spares those who moderate nothing the line about it, and speaks English', async () => {
    const { says, telegram } = await opened(api('user'), 'en');
    await says({ text: '/settings' });
    expect(labelsOf(telegram.callsOf('sendMessage')[0])).toEqual([
      'Applications to my projects: at once',
      'Invitations: in the digest',
      'Team changes: never',
      'Contact requests: at once',
      'Who fits whom: at once',
      'Reminders: at once',
      'Quiet hours: 23:00 – 07:00',
      'Daily digest: at 19:00',
      'Time zone: Moscow',
      'Away: no',
    ]);
  });

  it.each([new ApiError('network'), new ApiError('timeout'), refusal('unavailable')])(
    'says that it did not work while the API is down: %o',
    async (error) => {
      const { says, telegram } = await opened(() => {
        throw error;
      });
      await says({ text: '/settings' });
      expect(telegram.callsOf('sendMessage')).toHaveLength(1);
      expect(telegram.callsOf('sendMessage')[0]?.text).toMatch(/попробуйте|Попробуйте/i);
    },
  );

  it.each([
    [
      's:m:applications:d',
      { modes: { applications: 'digest' } },
      'Отклики на мои проекты: в сводке',
    ],
    ['s:m:team:i', { modes: { team: 'instant' } }, 'Перемены в команде: сразу'],
    ['s:q:1320:480', { quietFrom: 1320, quietTo: 480 }, 'Тихие часы: 22:00 – 08:00'],
    ['s:q:-', { quietFrom: null, quietTo: null }, 'Тихие часы: нет'],
    ['s:d:540', { digestAt: 540 }, 'Сводка за день: в 09:00'],
    ['s:z:Asia/Omsk', { timeZone: 'Asia/Omsk' }, 'Часовой пояс: Омск'],
    ['s:a:0', { awayUntil: null }, 'В отъезде: нет'],
  ])('%s changes one thing and shows it', async (data, body, label) => {
    const { presses, calls, telegram } = await opened();
    expect(await presses(data)).toEqual({ callback_query_id: 'q1', text: 'Сохранено' });
    expect(changes(calls)).toEqual([
      {
        endpoint: setNotificationSettings,
        params: { telegramId: 2001 },
        body,
        headers: { 'x-telegram-id': '2001' },
      },
    ]);
    const [edited] = telegram.callsOf('editMessageText');
    expect(edited).toMatchObject({ chat_id: 2001, message_id: 7 });
    expect(labelsOf(edited)).toContain(label);
  });

  it.each([
    ['quiet', '22:00 – 08:00'],
    ['digest', '08:00'],
    ['zone', 'Екатеринбург'],
    ['away', '7 дней'],
  ])('offers what %s may be, with a way back, and changes nothing yet', async (view, label) => {
    const { presses, calls, telegram } = await opened();
    expect(await presses(`s:v:${view}`)).toEqual({ callback_query_id: 'q1' });
    const labels = labelsOf(telegram.callsOf('editMessageText')[0]);
    expect(labels).toContain(label);
    expect(labels.at(-1)).toBe('Назад');
    await presses('s:v:main');
    expect(labelsOf(telegram.callsOf('editMessageText')[1])).toContain('Часовой пояс: Москва');
    expect(changes(calls)).toEqual([]);
  });

  it('answers a press that could not be carried out, and leaves the message as it is', async () => {
    const { presses, telegram } = await opened(() => {
      throw new ApiError('network');
    });
    expect(await presses('s:m:team:i')).toMatchObject({
      text: 'Не получилось, попробуйте ещё раз',
    });
    expect(telegram.callsOf('editMessageText')).toEqual([]);
  });

  it('shows a time zone that was chosen in the app by its name', () => {
    const { settings: texts } = textsFor('ru');
    const settings = { ...stored, timeZone: 'Africa/Cairo', quietFrom: null, quietTo: null };
    const { buttons } = settingsMessage({ settings, isModerator: false, texts });
    expect(buttons.flat().map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Часовой пояс: Africa/Cairo', 'Тихие часы: нет']),
    );
  });
});
