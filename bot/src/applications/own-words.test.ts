import { ApiError, decideApplication, getApplication } from '@kollab/contract';
import { expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, refusing, type ApiAnswer } from '#test/fake-api.ts';
import { applicationPress } from './applications.ts';

const about = {
  projectId: '0190a0a0-0000-7000-8000-000000000001',
  vacancyId: '0190a0a0-0000-7000-8000-000000000002',
  telegramId: 1001,
};
const link = `https://kollab.example/application/${about.projectId}/${about.vacancyId}/1001?reject=1`;
const name = 'Анна <Лис>';

const waiting: ApiAnswer = ({ endpoint }) =>
  endpoint === getApplication ? { status: 'Pending', userName: name } : { contact: null };

const question = (url = link, more: object = {}) => {
  const text = `Что ответить: ${name}?`;
  const entity = { type: 'text_link', url, offset: text.indexOf(name), length: name.length };
  return botMessage(text, { entities: [entity as never], ...more });
};
const decisions = ({ calls }: Pick<Awaited<ReturnType<typeof chatWithBot>>, 'calls'>) =>
  calls.filter(({ endpoint }) => endpoint === decideApplication);

it('«Своими словами» asks for them, about whom the card is', async () => {
  const chat = await chatWithBot(waiting);
  await chat.presses(applicationPress.pack({ action: 'write', ...about }));
  expect(decisions(chat)).toEqual([]);
  expect(chat.telegram.callsOf('sendMessage')).toEqual([
    expect.objectContaining({
      text: `Что ответить: <a href="${link}">Анна &lt;Лис&gt;</a>? Ответьте на это сообщение, ваши слова придут вместе с отказом.`,
      reply_markup: expect.objectContaining({ force_reply: true }),
    }),
  ]);
});

it('a reply rejects with these words', async () => {
  const chat = await chatWithBot(waiting);
  await chat.says({ text: '  Ищем с опытом в <GIS> \n' }, question());
  expect(decisions(chat)).toEqual([
    {
      endpoint: decideApplication,
      params: about,
      body: { status: 'Rejected', reason: 'Ищем с опытом в <GIS>' },
      headers: { 'x-telegram-id': '2001' },
    },
  ]);
  expect(chat.telegram.callsOf('sendMessage')).toEqual([
    expect.objectContaining({ text: 'Отклик отклонён' }),
  ]);
});

it.each<[string, object, ApiAnswer, string]>([
  ['a sticker', { sticker: {} }, waiting, 'Нужен текст'],
  ['501 letters', { text: 'ы'.repeat(501) }, waiting, 'Не больше 500 символов'],
  [
    'no answer of the API',
    { text: 'Нет' },
    refusing(new ApiError('network')),
    'Не получилось, попробуйте ещё раз',
  ],
])('after %s they are asked for again', async (_, content, api, why) => {
  const chat = await chatWithBot(api);
  await chat.says(content, question());
  expect(chat.telegram.callsOf('sendMessage')).toEqual([
    expect.objectContaining({
      text: expect.stringContaining(`${why}. Что ответить: <a href="${link}">`),
      reply_markup: expect.objectContaining({ force_reply: true }),
    }),
  ]);
});

it('after a command in their place they are asked for again', async () => {
  const chat = await chatWithBot(waiting);
  await chat.says({ text: '/privacy' }, question());
  expect(decisions(chat)).toEqual([]);
  expect(chat.telegram.callsOf('sendMessage').at(-1)).toMatchObject({
    text: expect.stringContaining('Что ответить: '),
    reply_markup: { force_reply: true },
  });
});

it.each([
  ['applicationDecided', 'уже обработано'],
  ['applicationWithdrawn', 'Отклик отозван'],
  ['forbidden', 'Это действие вам недоступно'],
] as const)('where it is %s that is said', async (code, text) => {
  const chat = await chatWithBot(refusing(refusal(code)));
  await chat.says({ text: 'Не сейчас' }, question());
  expect(chat.telegram.callsOf('sendMessage')).toEqual([expect.objectContaining({ text })]);
});

it.each([
  ['of somebody else', question(link, { from: { id: 2001, is_bot: false } })],
  ['that leads elsewhere', question(link.replace('kollab.example', 'evil.example'))],
  ['that leads to the application alone', question(link.split('?')[0])],
  ['with more in the link', question(`${link}&from=elsewhere`)],
])('a reply to a message %s is none', async (_, original) => {
  const chat = await chatWithBot(waiting);
  await chat.says({ text: 'Нет' }, original);
  expect(decisions(chat)).toEqual([]);
});
