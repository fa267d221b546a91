import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { cut } from '#src/messages/cut.ts';
import { fieldLabels } from '#src/messages/fields.ts';
import { messages } from '#src/messages/languages.ts';
import { timeIn } from '#src/messages/moment.ts';
import { personLink, personName } from '#src/messages/names.ts';
import { withReason, withRejectedFields } from '#src/messages/reasons.ts';
import { bold } from '#src/messages/rich-text.ts';
import { Moment } from '#src/schemas/ids.ts';
import { Contact } from '#src/schemas/people/contacts.ts';
import { ReviewedField } from '#src/schemas/people/profile-fields.ts';
import { introduction, paragraphs, type Say, type Settings, whoLine, written } from './parts.ts';

export const ContactRequestCard = z.object({
  requestId: z.string(),
  telegramId: z.number(),
  name: z.string(),
  statusShort: z.string(),
  text: z.string(),
  isFromStranger: z.optional(z.boolean()),
  /** `withdrawn`: whoever asked is here no more. */
  state: z.enum(['pending', 'accepted', 'declined', 'withdrawn']),
  contact: z.nullable(Contact),
});
export type ContactRequestCard = z.output<typeof ContactRequestCard>;

export const peopleKinds = [
  z.object({ kind: z.literal('contactRequestCard'), card: ContactRequestCard }),
  z.object({ kind: z.literal('contactAccepted'), contact: Contact }),
  z.object({ kind: z.literal('contactDeclined'), name: z.string() }),
  /** `edited`: what was published anew of a profile that everyone saw already. */
  z.object({ kind: z.literal('profileApproved'), edited: z.optional(z.array(ReviewedField)) }),
  /** `isPartial`: the other fields were published. */
  z.object({
    kind: z.literal('profileRejected'),
    reason: z.string(),
    isPartial: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('deletionScheduled'), deletesAt: Moment }),
  z.object({ kind: z.literal('deletionCancelled') }),
] as const;
type Event = z.output<(typeof peopleKinds)[number]>;

export const peopleSettings = {
  contactRequestCard: 'contacts',
  contactAccepted: 'contacts',
  contactDeclined: 'contacts',
  profileApproved: null,
  profileRejected: null,
  deletionScheduled: null,
  deletionCancelled: null,
} satisfies Settings<Event>;

export const peopleMessages: Say<Event> = {
  contactRequestCard({ card }, locale) {
    const { contactRequest: texts, actions } = messages[locale];
    const { state, telegramId } = card;
    const outcome = state === 'pending' ? [] : [[bold(texts.states[state])]];
    return {
      text: paragraphs(
        [[bold(texts.title)], whoLine(card), ...(card.isFromStranger ? [[texts.stranger]] : [])],
        [written(cut(card.text, limits.contactText), card)],
        [...outcome, ...introduction(card.contact, locale)],
      ),
      // Whoever left has no number that Telegram gives.
      action:
        telegramId > 0 && state !== 'withdrawn'
          ? { label: actions.openProfile, target: { screen: 'user', telegramId } }
          : null,
    };
  },
  contactAccepted({ contact }, locale) {
    const { news, actions } = messages[locale];
    const target = { screen: 'user', telegramId: contact.telegramId } as const;
    return {
      text: news.contactAccepted(personLink(contact)),
      action: { label: actions.openProfile, target },
    };
  },
  contactDeclined: ({ name }, locale) => ({
    text: messages[locale].news.contactDeclined(personName(name)),
    action: null,
  }),
  profileApproved({ edited }, locale) {
    const { news, actions } = messages[locale];
    if (!edited) {
      return {
        text: news.profileApproved,
        action: { label: actions.whatNext, target: { screen: 'approved' } },
      };
    }
    const fields = edited.map((field) => inSentence(fieldLabels[locale].profile[field]));
    return {
      text: news.profileEditApproved(fields.join(', ')),
      action: { label: actions.openProfile, target: { screen: 'home' } },
    };
  },
  profileRejected({ reason, isPartial }, locale) {
    const { news, actions } = messages[locale];
    return {
      text: isPartial
        ? withRejectedFields(news.profilePartlyApproved, reason, locale)
        : withReason(news.profileRejected, reason, locale),
      action: { label: actions.fix, target: { screen: 'moderationStatus' } },
    };
  },
  deletionScheduled({ deletesAt: at }, locale) {
    const { news, actions } = messages[locale];
    return {
      text: news.deletionScheduled({ text: timeIn(locale).dayAndClock(at), at }),
      action: { label: actions.keepAccount, target: { screen: 'account' } },
    };
  },
  deletionCancelled: (_, locale) => ({
    text: messages[locale].news.deletionCancelled,
    action: null,
  }),
};

/** A name within a sentence; ВУЗ stays as it is. */
const inSentence = (name: string) =>
  name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
