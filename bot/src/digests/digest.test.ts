import type { InboxEvent } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { alertMessage } from '#src/alerts/alerts.ts';
import { shownLength } from '#src/format/html.ts';
import { longestEvents } from '#test/longest-events.ts';
import { alertCard, applicationCard, contactRequestCard } from '#test/people-cards.ts';
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

  it('brings what searches found in full, with its buttons, in one message', () => {
    const alert: InboxEvent = { kind: 'alertCard', card: alertCard() };
    const alone = alertMessage(alertCard(), readerOf());
    const event = { kind: 'digest', count: 2, events: [alert, ...events.slice(3)] } as const;
    const { text, buttons } = digestMessage({ ...event, events: [...event.events] }, readerOf());
    expect(text.html).toBe(
      `<b>За день</b>\n• Ваша просьба о контакте принята.\n\n${alone.text.html}`,
    );
    const today = { text: 'Открыть «Сегодня»', webApp: 'https://kollab.example/messages' };
    expect(buttons).toEqual([...alone.buttons, [today]]);
  });

  it('leads to the first screen by one button, also with news alone', () => {
    const news = [{ projectId, projectName: 'Карта', kinds: ['stage' as const] }];
    const card = alertCard({ count: 0, items: [], searches: [], news });
    const alert: InboxEvent = { kind: 'alertCard', card };
    const { buttons } = digestMessage({ kind: 'digest', count: 1, events: [alert] }, readerOf());
    expect(buttons.flat().map(({ text }) => text)).toEqual(['Открыть «Сегодня»']);
  });

  it('says in a line what there is no room for in full', () => {
    const alerts = Object.values(longestEvents).filter(({ kind }) => kind === 'alertCard');
    expect(alerts.length).toBeGreaterThan(0);
    const { events: lines } = longestEvents['a digest'] as { events: InboxEvent[] };
    const many = [...(alerts as InboxEvent[]).slice(0, 1), ...lines.slice(1)];
    const { text } = digestMessage({ kind: 'digest', count: 99, events: many }, readerOf());
    expect(text.html.split('\n').filter((line) => line.startsWith('• '))).toHaveLength(many.length);
    expect(shownLength(text)).toBeLessThanOrEqual(4096);
  });

  it('does not speak of more where it shows all, and speaks English too', () => {
    const { text, buttons } = digestMessage({ kind: 'digest', count: 4, events }, readerOf('en'));
    expect(text.html).toMatch(/^<b>Your day<\/b>\n• <b>New application<\/b>: /);
    expect(text.html).not.toContain('more');
    expect(buttons).toMatchObject([[{ text: 'Open Today' }]]);
  });
});
