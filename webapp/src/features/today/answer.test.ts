import { expect, it } from 'vitest';
import { serveApi } from '#test/screen.tsx';
import { sampleApplication } from '#test/samples.ts';
import { type Question, sendAnswer, wordsOf } from './answer.ts';

const alone: Question = {
  kind: 'application',
  projectId: 'p',
  projectTitle: 'Карта',
  vacancyId: 'v',
  vacancyTitle: 'Дизайнер',
  telegramId: 5,
  name: 'Мария',
  photo: null,
  statusShort: '',
  text: '',
  isFromStranger: false,
  isFirstChoice: false,
  match: null,
  at: '2026-01-02T00:00:00Z',
};

it.each([
  [alone, 'Принять', { status: 'Accepted' }, { status: 'Rejected', reason: '' }],
  [
    { ...alone, partnerName: 'Илья' },
    'Принять обоих',
    { status: 'Accepted', withPartner: true },
    { status: 'Rejected', reason: '', withPartner: true },
  ],
])('one, or two who apply together, are answered as one: %#', async (question, text, yes, no) => {
  const asked = serveApi(() => Response.json(sampleApplication));
  expect(wordsOf(question).accept).toBe(text);
  await sendAnswer(question, { accept: true });
  await sendAnswer(question, { accept: false });
  expect(asked.map(({ body }) => body)).toEqual([yes, no]);
});
