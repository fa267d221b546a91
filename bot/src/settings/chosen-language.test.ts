import { ApiError, getNotificationSettings } from '@kollab/contract';
import type { Context } from 'grammy';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { fakeApi, untilAborted } from '#test/fake-api.ts';
import { textsIn } from '#src/texts/texts.ts';
import { createReadLanguage, inChosenLanguage } from './chosen-language.ts';

const vera = { id: 2001, is_bot: false, first_name: 'Вера', language_code: 'ru' };
const silent = pino({ level: 'silent' });

async function answeredIn(answer: Parameters<typeof fakeApi>[0], type = 'private') {
  const { api, calls } = fakeApi(answer);
  const ctx = { from: { ...vera }, chat: { id: 2001, type } } as Context;
  let locale: string | undefined;
  await inChosenLanguage(createReadLanguage(api, silent))(ctx, async () => {
    ({ locale } = textsIn(ctx));
  });
  return { locale, calls };
}

it('is that of the settings, asked for as the person', async () => {
  const { locale, calls } = await answeredIn(() => ({ language: 'en' }));
  expect(locale).toBe('en');
  expect(calls).toMatchObject([
    {
      endpoint: getNotificationSettings,
      params: { telegramId: 2001 },
      headers: { 'x-telegram-id': '2001' },
    },
  ]);
});

it('is Telegram’s own where none was chosen, or the API does not say', async () => {
  const fail = () => {
    throw new ApiError('network');
  };
  expect((await answeredIn(() => ({ language: null }))).locale).toBe('ru');
  expect((await answeredIn(fail)).locale).toBe('ru');
});

it('keeps nobody waiting', async () => {
  const startedAt = Date.now();
  expect((await answeredIn((_, signal) => untilAborted(signal))).locale).toBe('ru');
  expect(Date.now() - startedAt).toBeLessThan(600);
});

it('is not asked for in a group, which reads Russian', async () => {
  expect(await answeredIn(() => ({ language: 'en' }), 'supergroup')).toEqual({
    locale: 'ru',
    calls: [],
  });
});
