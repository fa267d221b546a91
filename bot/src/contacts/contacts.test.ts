import { describe, expect, it } from 'vitest';
import { contactRequestCard } from '#test/people-cards.ts';
import { projectId as requestId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { contactPress, contactRequestMessage } from './contacts.ts';

const open = { text: 'Открыть профиль', webApp: 'https://kollab.example/user/1001' };

describe('the card of a request for contact', () => {
  it('shows who asks and why, with two answers and the way to the profile', () => {
    expect(contactRequestMessage(contactRequestCard(), readerOf())).toEqual({
      text: {
        html: [
          '<b>Просьба о контакте</b>',
          '<b>Анна Ковалёва</b>, Ищу команду',
          '',
          'Здравствуйте!\nЯ про &lt;бота&gt;',
        ].join('\n'),
      },
      buttons: [
        [
          {
            text: 'Принять',
            callbackData: contactPress.pack({ action: 'accept', requestId }),
            style: 'success',
          },
          {
            text: 'Отказаться',
            callbackData: contactPress.pack({ action: 'ask', requestId }),
            style: 'danger',
          },
        ],
        [open],
      ],
    });
  });

  it.each([
    ['ru', 'Это написал незнакомый человек, не Kollab.'],
    ['en', 'This was written by a stranger, not by Kollab.'],
  ])('of somebody never approved says so, and has no links: %s', (locale, words) => {
    const card = contactRequestCard({
      isFromStranger: true,
      statusShort: '',
      text: 'Ваш профиль удалят. Напишите @kollab_help или t.me/kollab_help, tg://user?id=1 <сейчас>',
    });
    expect(contactRequestMessage(card, readerOf(locale)).text.html.split('\n').slice(1)).toEqual([
      '<b>Анна Ковалёва</b>',
      words,
      '',
      'Ваш профиль удалят. Напишите <code>@kollab_help</code> или <code>t.me/kollab_help,</code> <code>tg://user?id=1</code> &lt;сейчас&gt;',
    ]);
  });

  it('introduces both once accepted, even without a username', () => {
    const contact = { telegramId: 1001, name: 'Анна', url: null };
    const card = contactRequestCard({ state: 'accepted', contact });
    const { text, buttons } = contactRequestMessage(card, readerOf());
    const link = '<a href="tg://user?id=1001">Анна</a>';
    expect(text.html.endsWith(`\n\n<b>Контакт передан</b>\nПознакомьтесь: ${link}`)).toBe(true);
    expect(buttons).toEqual([[open]]);
  });

  it('asks no more once declined', () => {
    const message = contactRequestMessage(contactRequestCard({ state: 'declined' }), readerOf());
    expect(message.text.html.endsWith('\n\n<b>Вы отказались</b>')).toBe(true);
    expect(message.buttons).toEqual([[open]]);
  });
});
