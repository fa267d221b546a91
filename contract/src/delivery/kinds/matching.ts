import * as z from 'zod/mini';
import { cutLine } from '#src/messages/cut.ts';
import { messages } from '#src/messages/languages.ts';
import { personName, projectName, vacancyTitle } from '#src/messages/names.ts';
import { bold, joinRich, type RichText } from '#src/messages/rich-text.ts';
import { sayMatch } from '#src/messages/say-match.ts';
import { upTo } from '#src/schemas/bounds.ts';
import { Match } from '#src/schemas/match.ts';
import { namesOf, OfVacancy, paragraphs, type Say, type Settings } from './parts.ts';

export const CallCard = z.extend(OfVacancy, {
  ownerName: z.string(),
  /** Why they fit; null where either has no tags any more. */
  match: z.nullable(Match),
  /** `over`: the vacancy takes nobody, or they are in the team. */
  state: z.enum(['open', 'applied', 'declined', 'over']),
});
export type CallCard = z.output<typeof CallCard>;

/** Of a vacancy to which nobody applied for days: whom it fits and whom nobody called lately. */
export const PeopleToCallCard = z.extend(OfVacancy, {
  people: upTo(
    z.object({
      telegramId: z.number(),
      name: z.string(),
      match: Match,
      /** `called`: by its reader since; `busy`: by others, or there already. */
      state: z.enum(['open', 'called', 'busy']),
    }),
    'peopleToCall',
  ),
  /** `applied`: somebody did since; `closed`: it takes nobody. */
  state: z.enum(['open', 'applied', 'closed']),
});
export type PeopleToCallCard = z.output<typeof PeopleToCallCard>;

/** Of five reasons each has so much room in a message. */
const reasonShown = 400;

export const matchingKinds = [
  z.object({ kind: z.literal('callCard'), card: CallCard }),
  z.object({ kind: z.literal('peopleToCallCard'), card: PeopleToCallCard }),
  /** `others`: of the same project, which are as new. */
  z.extend(OfVacancy, {
    kind: z.literal('vacancyMatched'),
    count: z.number(),
    others: z.optional(
      upTo(
        z.object({ vacancyId: z.string(), vacancyTitle: z.string(), count: z.number() }),
        'vacancies',
      ),
    ),
  }),
] as const;
type Event = z.output<(typeof matchingKinds)[number]>;

export const matchingSettings = {
  callCard: 'matching',
  peopleToCallCard: 'reminders',
  vacancyMatched: 'matching',
} satisfies Settings<Event>;

export const matchingMessages: Say<Event> = {
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
  peopleToCallCard({ card }, locale) {
    const { peopleToCall, actions } = messages[locale];
    const { projectId, vacancyId, people, state } = card;
    const lines = people.map(({ name, match, state: called }): RichText => {
      const mark = called === 'called' ? ` ${peopleToCall.called}` : '';
      return [
        `• `,
        bold(personName(name)),
        `${mark}\n${cutLine(sayMatch(match, locale), reasonShown)}`,
      ];
    });
    return {
      text: paragraphs(
        [peopleToCall[state](...namesOf(card, locale))],
        state === 'open' ? lines : [],
      ),
      action: { label: actions.look, target: { screen: 'vacancy', projectId, vacancyId } },
    };
  },
  vacancyMatched(event, locale) {
    const { news, actions } = messages[locale];
    const { projectId, projectName: name, vacancyId, count, others = [] } = event;
    if (others.length === 0) {
      return {
        text: news.vacancyMatched(...namesOf(event, locale), count),
        action: { label: actions.show, target: { screen: 'vacancy', projectId, vacancyId } },
      };
    }
    const lines = [event, ...others].map((one) =>
      news.vacancyMatchedLine(vacancyTitle(one.vacancyTitle), one.count),
    );
    return {
      text: joinRich([news.vacanciesMatched(projectName(name, locale)), ...lines], '\n'),
      action: { label: actions.show, target: { screen: 'project', projectId } },
    };
  },
};
