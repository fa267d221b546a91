import type { NotificationEvent, ReviewedField } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { miniApp } from '#src/mini-app.ts';
import { card } from '#src/testing/card.ts';
import { card as texts } from '#src/texts/ru.ts';
import { messageOf } from './messages.ts';

const app = miniApp('https://kollab.example');
const long = 'Щ&<'.repeat(1000);
const fields = Object.keys(texts.fields) as ReviewedField[];

const longest = (before: boolean): unknown[] =>
  Array.from({ length: 30 }, (_, n) => ({
    tagName: `${before}${n}${long}`,
    url: long,
    type: long,
  }));

const lists = new Set<ReviewedField>(['tags', 'links', 'experiences']);

const events: Record<string, NotificationEvent> = {
  'an approved profile': { kind: 'profileApproved' },
  'a rejected profile': { kind: 'profileRejected', reason: long },
  'a full card': {
    kind: 'moderationCard',
    card: card({
      name: long,
      university: long,
      claimedBy: { telegramId: 1, name: long, until: '2026-11-21T11:27:00.000Z' },
      decision: { status: 'Rejected', name: long, at: '2026-11-21T11:31:00.000Z', reason: long },
      changes: fields.map((changeType) => ({
        changeType,
        oldValue: lists.has(changeType) ? longest(true) : long,
        newValue: lists.has(changeType) ? longest(false) : `${long}!`,
      })),
    }),
  },
};

const tags = /<\/?(?:b|i)>/g;

/** Telegram counts what is read: without tags, a character reference as one. */
const shown = (html: string) => html.replaceAll(tags, '').replaceAll(/&(?:amp|lt|gt|quot);/g, '.');

describe('messages', () => {
  it('tell an owner of an approval, with the way to the profile', () => {
    expect(messageOf({ kind: 'profileApproved' }, app)).toEqual({
      text: { html: 'Ваш профиль одобрен: теперь его видят все.' },
      buttons: [[{ text: 'Открыть профиль', webApp: 'https://kollab.example/' }]],
    });
  });

  it('tell an owner why a profile was rejected, with the way to mend it', () => {
    const message = messageOf({ kind: 'profileRejected', reason: '<b>Мало</b>\n& коротко' }, app);
    expect(message.text.html).toMatch(/Причина:<\/b> &lt;b&gt;Мало&lt;\/b&gt;\n&amp; коротко$/);
    expect(message.buttons).toEqual([
      [{ text: 'Исправить', webApp: 'https://kollab.example/profile/moderation' }],
    ]);
  });

  it.each(Object.entries(events))('fit into one message: %s', (_, event) => {
    expect(shown(messageOf(event, app).text.html).length).toBeLessThanOrEqual(4096);
  });

  it.each(Object.entries(events))('let nobody write HTML: %s', (_, event) => {
    const { html } = messageOf(event, app).text;
    expect(html.replaceAll(tags, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
  });

  it('are not made up for an event nobody knows', () => {
    const event = { kind: 'surprise' } as unknown as NotificationEvent;
    expect(() => messageOf(event, app)).toThrow('surprise');
  });
});
