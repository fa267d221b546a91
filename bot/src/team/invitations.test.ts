import { describe, expect, it } from 'vitest';
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
