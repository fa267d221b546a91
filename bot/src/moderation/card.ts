import { limits, type Claim, type CardDecision, type ModerationCard } from '@kollab/contract';
import { cut, cutLine, markup, join, type Html } from '#src/messages/html.ts';
import { personName } from '#src/messages/names.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { card as texts } from '#src/texts/ru.ts';
import { packPress, type ModerationAction, type Submission } from './callback-data.ts';
import { describeChange } from './changes.ts';

interface Shown {
  title: string;
  /** Lines that say what it is about. */
  about: string[];
  changes: Html[];
  submission: Submission;
  claimedBy: Claim | null;
  decision: CardDecision | null;
}

/** A submission as a moderator's chat shows it; once decided, who decided what, and no buttons. */
export function submissionMessage(shown: Shown, app: MiniApp): Message {
  const changes = shown.changes.length > 0 ? [join(shown.changes, '\n')] : [];
  return {
    text: join([join(head(shown), '\n'), ...changes, ...decision(shown)], '\n\n'),
    buttons: shown.decision ? [] : buttons(shown, app),
  };
}

function head({ title, about, decision, claimedBy }: Shown): Html[] {
  const lines = [markup`<b>${title}</b>`, ...about.map((line) => markup`${line}`)];
  if (decision || !claimedBy) return lines;
  return [...lines, texts.claimedBy(personName(claimedBy.name), claimedBy.until)];
}

function decision({ decision }: Shown): Html[] {
  if (!decision) return [];
  const reason = cut(decision.reason ?? '', limits.rejectionReasonMax);
  return [texts.decision({ ...decision, name: personName(decision.name) }, reason)];
}

function buttons({ submission, claimedBy }: Shown, app: MiniApp): Button[][] {
  const press = (text: string, action: ModerationAction) => ({
    text,
    callbackData: packPress({ action, ...submission }),
  });
  const open = { text: texts.open, webApp: app.moderationQueue };
  return [
    [press(texts.approve, 'approve'), press(texts.reject, 'reject')],
    claimedBy ? [open] : [press(texts.take, 'take'), open],
  ];
}

/** A submitted profile as a moderator's chat shows it. */
export function cardMessage(card: ModerationCard, app: MiniApp): Message {
  const { telegramId, version, university, course, claimedBy, decision } = card;
  const who = [
    personName(card.name),
    cutLine(university, limits.university),
    course === null || course === '' ? '' : texts.course(cutLine(course, 2)),
  ];
  const shown = {
    title: texts.title(decision),
    about: [who.filter(Boolean).join(', ')],
    changes: card.changes.map(describeChange),
    submission: { telegramId, version },
    claimedBy,
    decision,
  };
  return submissionMessage(shown, app);
}

/** The name that a card's text carries: no name holds a comma. */
export const nameOnCard = (text: string) => text.split('\n')[1]?.split(',')[0]?.trim() ?? '';
