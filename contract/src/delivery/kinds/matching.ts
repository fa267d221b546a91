import * as z from 'zod/mini';
import { messages } from '#src/messages/languages.ts';
import { personName } from '#src/messages/names.ts';
import { bold } from '#src/messages/rich-text.ts';
import { sayMatch } from '#src/messages/say-match.ts';
import { Match } from '#src/schemas/match.ts';
import { namesOf, OfVacancy, paragraphs, type Say, type Settings } from './parts.ts';

/** A call to apply, as whom it calls sees it. */
export const CallCard = z.extend(OfVacancy, {
  ownerName: z.string(),
  /** Why they fit; null where either has no tags any more. */
  match: z.nullable(Match),
  /** `over`: the vacancy takes nobody, or they are in the team. */
  state: z.enum(['open', 'applied', 'declined', 'over']),
});
export type CallCard = z.output<typeof CallCard>;

export const matchingKinds = [
  z.object({ kind: z.literal('callCard'), card: CallCard }),
  /** To the owner of a vacancy that was just published: how many people it fits. */
  z.extend(OfVacancy, { kind: z.literal('vacancyMatched'), count: z.number() }),
] as const;
type Event = z.output<(typeof matchingKinds)[number]>;

export const matchingSettings = {
  callCard: 'matching',
  vacancyMatched: 'matching',
} satisfies Settings<Event>;

export const matchingMessages: Say<Event> = {
  /** Once answered it says so and asks no more. */
  callCard({ card }, locale) {
    const { call, actions } = messages[locale];
    const { projectId, vacancyId, state, match } = card;
    const outcome = state === 'open' ? [] : [[bold(call.states[state])]];
    return {
      text: paragraphs(
        [call.called(personName(card.ownerName), ...namesOf(card, locale))],
        match && state === 'open' ? [[sayMatch(match, locale)]] : [],
        outcome,
      ),
      action:
        state === 'over'
          ? null
          : { label: actions.look, target: { screen: 'vacancy', projectId, vacancyId } },
    };
  },
  vacancyMatched(event, locale) {
    const { news, actions } = messages[locale];
    const { projectId, vacancyId, count } = event;
    return {
      text: news.vacancyMatched(...namesOf(event, locale), count),
      action: { label: actions.show, target: { screen: 'vacancy', projectId, vacancyId } },
    };
  },
};
