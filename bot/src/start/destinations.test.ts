import {
  ApiError,
  getApplication,
  getProject,
  getUser,
  getVacancy,
  packId,
} from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';
import { projectId, vacancyId } from '#test/project-card.ts';

const [project, vacancy] = [packId(projectId), packId(vacancyId)];
const home = 'https://kollab.example/';
const open = `${home}open`;
const places = [
  ['u_1001', getUser, `${home}user/1001`, 'Открыть профиль'],
  [`p_${project}`, getProject, `${home}project/${projectId}/details`, 'Открыть проект'],
  [
    `v_${project}_${vacancy}`,
    getVacancy,
    `${home}vacancy/${projectId}/${vacancyId}`,
    'Открыть вакансию',
  ],
  [
    `a_${project}_${vacancy}_rt`,
    getApplication,
    `${home}application/${projectId}/${vacancyId}/1001`,
    'Открыть отклик',
  ],
] as const;

const startWith = async (payload: string, answer?: ApiAnswer, languageCode?: string) => {
  const { says, telegram } = await chatWithBot(answer, languageCode);
  await says({ text: `/start ${payload}` });
  expect(telegram.callsOf('sendMessage')).toHaveLength(1);
  return telegram.callsOf('sendMessage')[0];
};
const oneButton = (url: string, text: string) => ({
  reply_markup: { inline_keyboard: [[{ text, web_app: { url } }]] },
});
const welcome = /^Рады видеть вас в Kollab: /;
const kindWord = /^Рады видеть вас в Kollab! Этой ссылки больше нет/;

describe('a link to Kollab in the chat', () => {
  it.each(places)('%s opens what it names', async (payload, endpoint, url, label) => {
    const { says, telegram, calls } = await chatWithBot();
    await says({ text: `/start ${payload}` });
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({ text: expect.stringMatching(welcome), ...oneButton(url, label) }),
    ]);
    const asked = calls.find((call) => call.endpoint === endpoint);
    expect(asked?.headers).toEqual({ 'x-telegram-id': '2001' });
  });

  it.each([
    ['m', `${home}profile/moderation`, 'Статус проверки'],
    ['q', `${home}moderation`, 'Открыть очередь'],
    ['i', `${home}messages`, 'Открыть «Сегодня»'],
  ])('%s opens a screen that is always there', async (payload, url, label) => {
    const sent = await startWith(payload);
    expect(sent).toMatchObject({ text: expect.stringMatching(welcome), ...oneButton(url, label) });
  });

  it.each(places)(
    '%s leads into the app with a kind word once it is gone',
    async (payload, endpoint) => {
      const sent = await startWith(payload, (call) => {
        if (call.endpoint === endpoint) throw refusal('projectNotFound');
        return {};
      });
      expect(sent).toMatchObject({
        text: expect.stringMatching(kindWord),
        ...oneButton(open, 'Открыть Kollab'),
      });
    },
  );

  it.each(['nonsense', 'p_short', 'u_0', 'a_1_2_3', '<b>', 'x'.repeat(64)])(
    'leads into the app with a kind word where nobody knows it: %s',
    async (payload) => {
      const sent = await startWith(payload);
      expect(sent).toMatchObject({
        text: expect.stringMatching(kindWord),
        ...oneButton(open, 'Открыть Kollab'),
      });
    },
  );

  it('says so in English too', async () => {
    const sent = await startWith('nonsense', undefined, 'en');
    expect(sent).toMatchObject({
      text: expect.stringMatching(/^Welcome to Kollab! This link no longer works/),
      ...oneButton(open, 'Open Kollab'),
    });
  });

  it.each([
    new ApiError('network'),
    new ApiError('badResponse', { statusCode: 500 }),
    refusal('forbidden'),
  ])('is taken at its word where the API does not know: %o', async (error) => {
    const [payload, , url, label] = places[1];
    const sent = await startWith(payload, () => {
      throw error;
    });
    expect(sent).toMatchObject({ text: expect.stringMatching(welcome), ...oneButton(url, label) });
  });

  it('is answered though the API never answers', async () => {
    const [payload, , url, label] = places[2];
    const sent = await startWith(payload, () => new Promise(() => undefined));
    expect(sent).toMatchObject(oneButton(url, label));
  });
});
