import {
  approveProject,
  getProjectSubmission,
  packId,
  rejectProject,
  setProjectInReview,
  setReachable,
  type Address,
} from '@kollab/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer, type ApiCall } from '#test/fake-api.ts';
import { projectId } from '#test/project-card.ts';

let open: Awaited<ReturnType<typeof chatWithBot>> | undefined;
afterEach(() => open?.close());

const decisions = (calls: ApiCall[]) => calls.filter(({ endpoint }) => endpoint !== setReachable);

const submission = { isOpen: true, version: 7, moderationStatus: 'Pending' };
const waiting: ApiAnswer = ({ endpoint }) => (endpoint === getProjectSubmission ? submission : {});
const opened = async (answer: ApiAnswer = waiting) => (open = await chatWithBot(answer));

const press = (letter: string) => `n:${letter}:${packId(projectId)}:7`;
const name = 'Бот, который кормит';
const card = botMessage(`Проект на проверке\n«${name}»\nВладелец: Ольга Ким`, {
  reply_markup: { inline_keyboard: [[{ text: 'Отклонить', callback_data: press('r') }]] },
});
const link = `https://kollab.example/project/${projectId}/details?reject=7`;
const questionText = `Почему отклоняем: ${name}?`;
const question = botMessage(questionText, {
  entities: [
    { type: 'text_link', url: link, offset: questionText.indexOf(name), length: name.length },
  ],
});

describe('the buttons of a project’s card', () => {
  it.each<[string, Address, string]>([
    ['a', approveProject, 'Одобрено'],
    ['t', setProjectInReview, 'Взято в работу'],
  ])('%s acts for the moderator on the version shown', async (letter, endpoint, text) => {
    const { presses, calls } = await opened();
    expect(await presses(press(letter), card)).toEqual({ callback_query_id: 'q1', text });
    const headers = { 'x-telegram-id': '2001' };
    expect(decisions(calls)).toEqual([
      { endpoint, params: { id: projectId }, body: { version: 7 }, headers },
    ]);
  });

  it.each([
    [refusal('alreadyDecided'), 'уже обработано'],
    [refusal('staleVersion'), 'Заявка изменилась: карточка сейчас обновится'],
    [refusal('claimedByOther', { claimedBy: 'Пётр' }), 'Заявка в работе: Пётр'],
    [refusal('ownSubmission'), 'Свою заявку рассматривает другой модератор'],
    [refusal('projectNotFound'), 'Проект не найден'],
  ])('are always answered: %o is «%s»', async (error, text) => {
    const { presses } = await opened(() => {
      throw error;
    });
    for (const letter of ['a', 't', 'r']) {
      expect(await presses(press(letter), card)).toEqual({ callback_query_id: 'q1', text });
    }
  });

  it('ask for no reason once the project is decided', async () => {
    const { presses, telegram } = await opened(() => ({ ...submission, isOpen: false }));
    expect(await presses(press('r'), card)).toEqual(
      expect.objectContaining({ text: 'уже обработано' }),
    );
    expect(telegram.callsOf('sendMessage')).toEqual([]);
  });
});

describe('the reason of a project’s rejection', () => {
  it.each([
    ['the question', question],
    ['the card itself', card],
  ])('is taken from a reply to %s', async (_, original) => {
    const { says, calls, telegram } = await opened();
    await says({ text: 'Нет описания' }, original);
    expect(decisions(calls)).toEqual([
      {
        endpoint: rejectProject,
        params: { id: projectId },
        body: { comment: 'Нет описания', version: 7 },
        headers: { 'x-telegram-id': '2001' },
      },
    ]);
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({ text: 'Отклонено. Причину передали автору.' }),
    ]);
  });

  it('is asked for again when it is too short, about the same project', async () => {
    const { says, calls, telegram } = await opened();
    await says({ text: 'мало' }, question);
    expect(decisions(calls)).toEqual([]);
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        text: `Нужно ≥5 символов. Почему отклоняем: <a href="${link}">${name}</a>? Ответьте на это сообщение ещё раз.`,
      }),
    ]);
  });

  it.each(['https://kollab.example/project/odd/details?reject=7', link.replace('=7', '=x')])(
    'is not read from a link to something else: %s',
    async (url) => {
      const { says, calls } = await opened();
      const entities = [{ type: 'text_link', url, offset: 0, length: 6 } as const];
      await says({ text: 'Нет описания' }, botMessage(questionText, { entities }));
      expect(decisions(calls)).toEqual([]);
    },
  );
});
