import * as z from 'zod/mini';
import { messages } from '#src/messages/languages.ts';
import { monthSpan } from '#src/messages/months.ts';
import { personName, projectName, vacancyTitle } from '#src/messages/names.ts';
import { withReason } from '#src/messages/reasons.ts';
import { bold } from '#src/messages/rich-text.ts';
import { OfProject, paragraphs, type Say, type Settings, withProject } from './parts.ts';

const Stay = z.extend(OfProject, {
  role: z.string(),
  since: z.string(),
  until: z.string(),
});

export const ConfirmationCard = z.extend(Stay, {
  confirmationId: z.string(),
  telegramId: z.number(),
  name: z.string(),
  state: z.enum(['open', 'confirmed', 'declined', 'over']),
});
export type ConfirmationCard = z.output<typeof ConfirmationCard>;

export const confirmationKinds = [
  z.object({ kind: z.literal('confirmationCard'), card: ConfirmationCard }),
  z.extend(Stay, { kind: z.literal('workConfirmed') }),
  z.extend(OfProject, { kind: z.literal('workTextRejected'), reason: z.string() }),
] as const;
type Event = z.output<(typeof confirmationKinds)[number]>;

export const confirmationSettings = {
  confirmationCard: 'team',
  workConfirmed: 'team',
  workTextRejected: null,
} satisfies Settings<Event>;

export const confirmationMessages: Say<Event> = {
  /** Once there is nothing left to confirm it names nobody. */
  confirmationCard({ card }, locale) {
    const { confirmation: texts } = messages[locale];
    const { state } = card;
    if (state === 'over') return { text: [texts.over], action: null };
    const project = projectName(card.projectName, locale);
    const text = paragraphs(
      [
        [bold(texts.title)],
        texts.who(personName(card.name), vacancyTitle(card.role)),
        [texts.where(project, monthSpan(card, locale))],
      ],
      [state === 'open' ? [texts.question] : [bold(texts.states[state])]],
    );
    return withProject(text, card, locale);
  },
  workTextRejected(event, locale) {
    const text = messages[locale].workTextRejected(projectName(event.projectName, locale));
    return withProject(withReason(text, event.reason, locale), event, locale);
  },
  workConfirmed(event, locale) {
    const project = projectName(event.projectName, locale);
    const months = monthSpan(event, locale);
    return {
      text: messages[locale].workConfirmed(project, vacancyTitle(event.role), months),
      action: { label: messages[locale].actions.openProfile, target: { screen: 'home' } },
    };
  },
};
