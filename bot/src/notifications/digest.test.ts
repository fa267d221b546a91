import type { InboxEvent } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { applicationCard, contactRequestCard } from '#test/people-cards.ts';
import { readerOf } from '#test/reader.ts';
import { projectId } from '#test/project-card.ts';
import { digestMessage } from './digest.ts';

const anya = { telegramId: 1001, name: 'Аня <Лис>', url: 'https://t.me/anya_lis' };
const events: InboxEvent[] = [
  { kind: 'applicationCard', card: applicationCard() },
  { kind: 'contactRequestCard', card: contactRequestCard({ statusShort: '' }) },
  {
    kind: 'membershipChanged',
    projectId,
    projectName: 'Бот',
    change: 'becameOwner',
    person: anya,
  },
  { kind: 'contactAccepted', contact: anya },
];

describe('a digest', () => {
  it('is a line for each event, how many more there are, and the way to all', () => {
    expect(digestMessage({ kind: 'digest', count: 9, events }, readerOf())).toEqual({
      text: {
        html: [
          '<b>За день</b>',
          '• <b>Новый отклик</b>: <b>Анна Ковалёва</b>, Ищу команду',
          '• <b>Просьба о контакте</b>: <b>Анна Ковалёва</b>',
          '• Теперь вы владелец проекта «Бот»: его передаёт вам <a href="https://t.me/anya_lis">Аня &lt;Лис&gt;</a>.',
          '• Ваша просьба о контакте принята.',
          'и ещё 5',
        ].join('\n'),
      },
      buttons: [[{ text: 'Открыть «Сегодня»', webApp: 'https://kollab.example/messages' }]],
    });
  });

  it('does not speak of more where it shows all, and speaks English too', () => {
    const { text, buttons } = digestMessage({ kind: 'digest', count: 4, events }, readerOf('en'));
    expect(text.html).toMatch(/^<b>Your day<\/b>\n• <b>New application<\/b>: /);
    expect(text.html).not.toContain('more');
    expect(buttons).toMatchObject([[{ text: 'Open Today' }]]);
  });
});
