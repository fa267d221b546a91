import * as z from 'zod/mini';
import { messages } from '#src/messages/languages.ts';
import { timeIn } from '#src/messages/moment.ts';
import { personName } from '#src/messages/names.ts';
import { bold } from '#src/messages/rich-text.ts';
import { Moment } from '#src/schemas/ids.ts';
import {
  namesOf,
  OfVacancy,
  paragraphs,
  type Say,
  type Settings,
  withOwnApplications,
} from './parts.ts';

export const PairCard = z.extend(OfVacancy, {
  pairId: z.string(),
  inviterName: z.string(),
  mayPart: z.boolean(),
  /** `over`: nobody waits for an answer any more. */
  state: z.enum(['invited', 'agreed', 'declined', 'over']),
  answerBy: Moment,
});
export type PairCard = z.output<typeof PairCard>;

export const pairKinds = [
  z.object({ kind: z.literal('pairCard'), card: PairCard }),
  /** To who invited: what `name` answered, that they did not in time, or that they cannot any more. */
  z.extend(OfVacancy, {
    kind: z.literal('pairAnswered'),
    pairId: z.string(),
    answer: z.enum(['agreed', 'declined', 'none', 'ended']),
    name: z.string(),
  }),
  /** To who applied together with somebody, that they do not any more: theirs waits still, or is closed. */
  z.extend(OfVacancy, { kind: z.literal('pairParted'), isClosed: z.boolean() }),
  /** To the owner, that two who would not be apart are gone. */
  z.extend(OfVacancy, { kind: z.literal('pairGone') }),
] as const;
type Event = z.output<(typeof pairKinds)[number]>;

export const pairSettings = {
  pairCard: 'invitations',
  pairAnswered: 'invitations',
  pairParted: null,
  pairGone: 'applications',
} satisfies Settings<Event>;

export const pairMessages: Say<Event> = {
  pairCard({ card }, locale) {
    const { pair, actions } = messages[locale];
    const { pairId, state } = card;
    const answerBy = timeIn(locale).day(card.answerBy);
    const more =
      state === 'invited'
        ? [[card.mayPart ? pair.apart : pair.together], [pair.answerBy(answerBy)]]
        : [[bold(pair.states[state])]];
    const target = { screen: 'pair', pairId } as const;
    return {
      text: paragraphs(
        [pair.invited(personName(card.inviterName), ...namesOf(card, locale))],
        more,
      ),
      action: state === 'invited' ? { label: actions.open, target } : null,
    };
  },
  pairAnswered(event, locale) {
    const { pair, actions } = messages[locale];
    const { pairId, answer, name } = event;
    const text = pair.answered[answer](personName(name), ...namesOf(event, locale));
    if (answer === 'agreed') return withOwnApplications(text, locale);
    return { text, action: { label: actions.applyAlone, target: { screen: 'pair', pairId } } };
  },
  pairParted(event, locale) {
    const { parted } = messages[locale].pair;
    const tell = event.isClosed ? parted.closed : parted.alone;
    return withOwnApplications(tell(...namesOf(event, locale)), locale);
  },
  pairGone: (event, locale) => ({
    text: messages[locale].pair.gone(...namesOf(event, locale)),
    action: null,
  }),
};
