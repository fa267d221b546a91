import { answerInvitation, ApiError, setReachable } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';
import { invitationCard } from '#test/people-cards.ts';
import { projectId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { invitationPress, invitationMessage } from './invitations.ts';

const reader = readerOf();
const open = {
  text: 'Открыть проект',
  webApp: `https://kollab.example/project/${projectId}/details`,
};

describe('the card of an invitation', () => {
  it('says who invites where, with three buttons', () => {
    expect(invitationMessage(invitationCard({ ownerName: 'Ольга <Ким>' }), reader)).toEqual({
      text: { html: '<b>Ольга &lt;Ким&gt;</b> приглашает вас в проект «Бот для столовой».' },
      buttons: [
        [
          {
            text: 'Принять',
            callbackData: invitationPress.pack({ action: 'accept', projectId }),
            style: 'success',
          },
          {
            text: 'Отказаться',
            callbackData: invitationPress.pack({ action: 'ask', projectId }),
            style: 'danger',
          },
        ],
        [open],
      ],
    });
  });

  it.each([
    ['member', 'Вы в команде проекта «Бот для столовой».', [[open]]],
    ['declined', 'Вы отказались от приглашения в проект «Бот для столовой».', []],
    ['cancelled', 'Приглашение в проект «Бот для столовой» больше не действует.', []],
  ] as const)('says what became of it: %s', (state, html, buttons) => {
    expect(invitationMessage(invitationCard({ state }), reader)).toEqual({
      text: { html },
      buttons,
    });
  });

  it('names a project that has no name yet', () => {
    const { html } = invitationMessage(invitationCard({ projectName: '' }), reader).text;
    expect(html).toContain('«без названия»');
  });
});

describe('the buttons of an invitation', () => {
  const opened = (answer: ApiAnswer) => chatWithBot(answer);

  it.each([
    ['accept', true, 'member', 'Вы в команде'],
    ['decline', false, 'declined', 'Приглашение отклонено'],
  ] as const)('answer for the invited person: %s', async (action, accept, result, text) => {
    const { presses, calls } = await opened(() => ({ projectId, result }));
    expect(await presses(invitationPress.pack({ action, projectId }))).toMatchObject({ text });
    expect(calls.filter(({ endpoint }) => endpoint !== setReachable)).toEqual([
      {
        endpoint: answerInvitation,
        body: { accept, projectId },
        headers: { 'x-telegram-id': '2001' },
      },
    ]);
  });

  it.each<[Error, string]>([
    [refusal('invitationAnswered'), 'уже обработано'],
    [refusal('invitationNotFound'), 'Приглашение больше не действует'],
    [refusal('projectNotFound'), 'Проект не найден'],
    [refusal('tooManyParticipants'), 'В проекте уже слишком много участников'],
    [new ApiError('timeout'), 'Не получилось, попробуйте ещё раз'],
  ])('are always answered: %o is «%s»', async (error, text) => {
    const { presses } = await opened(() => {
      throw error;
    });
    expect(await presses(invitationPress.pack({ action: 'accept', projectId }))).toEqual({
      callback_query_id: 'q1',
      text,
    });
  });
});
