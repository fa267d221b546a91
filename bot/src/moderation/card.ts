import { limits, type ModerationCard } from '@kollab/contract';
import { cut, cutLine, markup, join, type Html } from '#src/messages/html.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { card as texts } from '#src/texts/ru.ts';
import { packPress, type ModerationAction } from './callback-data.ts';
import { describeChange } from './changes.ts';

/** A submission as a moderator's chat shows it; once decided, who decided what, and no buttons. */
export function cardMessage(card: ModerationCard, app: MiniApp): Message {
  return {
    text: join([join(head(card), '\n'), ...changes(card), ...decision(card)], '\n\n'),
    buttons: card.decision ? [] : buttons(card, app),
  };
}

function head({ decision, name, university, course, claimedBy }: ModerationCard): Html[] {
  const who = [
    cutLine(name, nameLength),
    cutLine(university, limits.university),
    course === null || course === '' ? '' : texts.course(cutLine(course, 2)),
  ];
  const lines = [
    markup`<b>${texts.title(decision)}</b>`,
    markup`${who.filter(Boolean).join(', ')}`,
  ];
  if (decision || !claimedBy) return lines;
  return [...lines, texts.claimedBy(cutLine(claimedBy.name, nameLength), claimedBy.until)];
}

const nameLength = limits.name * 2 + 1;

const changes = (card: ModerationCard) =>
  card.changes.length > 0 ? [join(card.changes.map(describeChange), '\n')] : [];

function decision({ decision }: ModerationCard): Html[] {
  if (!decision) return [];
  const reason = cut(decision.reason ?? '', limits.rejectionReasonMax);
  return [texts.decision({ ...decision, name: cutLine(decision.name, nameLength) }, reason)];
}

function buttons({ telegramId, version, claimedBy }: ModerationCard, app: MiniApp): Button[][] {
  const press = (text: string, action: ModerationAction) => ({
    text,
    callbackData: packPress({ action, telegramId, version }),
  });
  const open = { text: texts.open, webApp: app.moderationQueue };
  return [
    [press(texts.approve, 'approve'), press(texts.reject, 'reject')],
    claimedBy ? [open] : [press(texts.take, 'take'), open],
  ];
}

/** The name that a card's text carries: no name holds a comma. */
export const nameOnCard = (text: string) => text.split('\n')[1]?.split(',')[0]?.trim() ?? '';
