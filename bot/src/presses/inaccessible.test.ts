import { answerInvitation, closeVacancy } from '@kollab/contract';
import { expect, it } from 'vitest';
import { closingPress } from '#src/applications/closing.ts';
import { moderationPress } from '#src/queue/submission.ts';
import { reportPress } from '#src/reports/card.ts';
import { invitationPress } from '#src/team/invitations.ts';
import { chatWithBot } from '#test/chat.ts';
import { projectId } from '#test/project-card.ts';

const gone = { message_id: 7, date: 0 };
const vacancyId = '0190d5a0-0000-7000-8000-0000000000b1';

async function opened(answer: () => unknown, place?: 'group') {
  const description = "Bad Request: message can't be edited";
  const chat = await chatWithBot(answer, undefined, place, ({ method }) =>
    method.startsWith('edit') ? { error_code: 400, description } : undefined,
  );
  return { ...chat, said: () => chat.telegram.callsOf('sendMessage') };
}

it('a press under a card that Telegram no longer shows is decided, answered and confirmed below', async () => {
  const { presses, calls, said } = await opened(() => ({ projectId, result: 'member' }));
  const data = invitationPress.pack({ action: 'accept', projectId });
  const { text } = (await presses(data, gone)) ?? {};
  expect(calls).toMatchObject([{ endpoint: answerInvitation, body: { accept: true } }]);
  expect(text).toBe('Вы в команде');
  expect(said().map((one) => one.text)).toEqual([text]);
});

it('what would stand in its place is said anew', async () => {
  const { presses, calls, said } = await opened(() => ({ rejected: 2 }));
  const data = closingPress.pack({ action: 'close', projectId, vacancyId });
  expect(await presses(data, gone)).toEqual({ callback_query_id: 'q1' });
  expect(calls).toMatchObject([{ endpoint: closeVacancy }]);
  expect(said()).toHaveLength(1);
  expect(said()[0]?.text).toMatch(/^Вакансия закрыта/);
});

it('what it would ask is asked below, with its buttons', async () => {
  const { presses, calls, said } = await opened(() => ({}));
  await presses(invitationPress.pack({ action: 'ask', projectId }), gone);
  expect(calls).toEqual([]);
  expect(said()).toMatchObject([
    {
      text: 'Эту карточку уже не изменить, продолжим здесь:',
      reply_markup: { inline_keyboard: [[{ text: 'Да, отказаться' }, { text: 'Назад' }]] },
    },
  ]);
});

it('what makes sure is asked once', async () => {
  const { presses, said } = await opened(() => ({}));
  const asked = await presses(reportPress.pack({ action: 'askReason', reportId: projectId }), gone);
  expect(asked?.text).toMatch(/^Выберите причину/);
  expect(said()).toHaveLength(1);
});

it('a group hears of it by the card that comes anew', async () => {
  const { presses, said } = await opened(() => ({}), 'group');
  const data = moderationPress.pack({
    kind: 'profile',
    action: 'approve',
    telegramId: 1,
    version: 1,
  });
  expect(await presses(data, gone)).toMatchObject({ text: 'Одобрено' });
  expect(said()).toEqual([]);
});

it('what is refused is said in passing alone', async () => {
  const { presses, said } = await opened(() => {
    throw new Error('API is away');
  });
  await presses(invitationPress.pack({ action: 'accept', projectId }), gone);
  expect(said()).toEqual([]);
});
