import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import type { Locale } from '#src/rules/locale.ts';
import { cut } from '#src/messages/cut.ts';
import { messages } from '#src/messages/languages.ts';
import { timeIn } from '#src/messages/moment.ts';
import { personLink, personName } from '#src/messages/names.ts';
import { withOwnersReason } from '#src/messages/reasons.ts';
import { bold, type RichText } from '#src/messages/rich-text.ts';
import type { Said } from '#src/messages/said.ts';
import { upTo } from '#src/schemas/bounds.ts';
import { Moment } from '#src/schemas/ids.ts';
import { Contact, PersonInNews } from '#src/schemas/people/contacts.ts';
import {
  introduction,
  namesOf,
  OfVacancy,
  paragraphs,
  type Say,
  type Settings,
  whoLine,
  withOwnApplications,
  withProject,
  written,
} from './parts.ts';

const PartnerInCard = z.object({
  telegramId: z.number(),
  name: z.string(),
  statusShort: z.string(),
  coverLetter: z.string(),
  isFromStranger: z.optional(z.boolean()),
  contact: z.nullable(Contact),
});

export const ApplicationCard = z.extend(OfVacancy, {
  telegramId: z.number(),
  name: z.string(),
  statusShort: z.string(),
  coverLetter: z.string(),
  /** Whether no moderator ever approved who wrote it: links in it are not to be followed. */
  isFromStranger: z.optional(z.boolean()),
  status: z.enum(['Pending', 'Accepted', 'Rejected', 'Withdrawn']),
  isFirstChoice: z.optional(z.boolean()),
  partner: z.optional(PartnerInCard),
  /** Whether one of the two may be taken without the other. */
  mayPart: z.optional(z.boolean()),
  /** Whether who will not be taken without them is out of sight: it cannot be accepted now. */
  isPartnerAway: z.optional(z.boolean()),
  isLeftAlone: z.optional(z.boolean()),
  mayDecide: z.boolean(),
  /** Whether it was closed without an answer, and the reader may accept it all the same. */
  mayAcceptLate: z.optional(z.boolean()),
  contact: z.nullable(Contact),
});
export type ApplicationCard = z.output<typeof ApplicationCard>;

export const WaitingCard = z.object({
  count: z.number(),
  applications: upTo(
    z.extend(OfVacancy, {
      telegramId: z.number(),
      name: z.string(),
      partner: z.optional(z.object({ telegramId: z.number(), name: z.string() })),
    }),
    'waitingShown',
  ),
  /** In how many days the first is closed without an answer, once that is near. */
  closesInDays: z.nullable(z.number()),
  /** May be accepted though they closed without an answer, the first of them until then. */
  unanswered: z.optional(
    z.object({ count: z.number(), projectId: z.string(), acceptableUntil: Moment }),
  ),
});
export type WaitingCard = z.output<typeof WaitingCard>;

export const applicationKinds = [
  z.object({ kind: z.literal('applicationCard'), card: ApplicationCard }),
  z.object({ kind: z.literal('waitingCard'), card: WaitingCard }),
  /** `hasRoom`: the team has a chat that the reader may enter. */
  z.extend(OfVacancy, {
    kind: z.literal('applicationAccepted'),
    contact: PersonInNews,
    hasRoom: z.optional(z.boolean()),
    /** How many other applications of theirs waited then. */
    others: z.optional(z.number()),
    isPair: z.optional(z.boolean()),
  }),
  z.extend(OfVacancy, {
    kind: z.literal('applicationRejected'),
    reason: z.nullable(z.string()),
  }),
  z.extend(OfVacancy, { kind: z.literal('applicationExpired') }),
  z.extend(OfVacancy, { kind: z.literal('vacancyClosed') }),
  z.extend(OfVacancy, { kind: z.literal('vacancyFilled') }),
  z.extend(OfVacancy, { kind: z.literal('placeAdded') }),
] as const;
type Event = z.output<(typeof applicationKinds)[number]>;

export const applicationSettings = {
  applicationCard: 'applications',
  waitingCard: 'reminders',
  applicationAccepted: null,
  applicationRejected: null,
  applicationExpired: null,
  vacancyClosed: null,
  vacancyFilled: null,
  placeAdded: null,
} satisfies Settings<Event>;

export const applicationMessages: Say<Event> = {
  applicationCard: ({ card }, locale) => sayApplication(card, locale),
  waitingCard: ({ card }, locale) => sayWaiting(card, locale),
  applicationAccepted(event, locale) {
    const { news, actions } = messages[locale];
    const { projectId, contact, hasRoom, isPair } = event;
    const tell = isPair ? news.pairAccepted : news.applicationAccepted;
    const text = tell(...namesOf(event, locale), personLink(contact));
    if (hasRoom) return withProject(text, event, locale, 'enterRoom');
    return { text, action: { label: actions.openTeam, target: { screen: 'joined', projectId } } };
  },
  applicationRejected(event, locale) {
    const text = messages[locale].news.applicationRejected(...namesOf(event, locale));
    return withOwnApplications(withOwnersReason(text, event.reason, locale), locale);
  },
  applicationExpired: (event, locale) =>
    withOthers(messages[locale].news.applicationExpired(...namesOf(event, locale)), locale),
  vacancyClosed: (event, locale) =>
    withOwnApplications(messages[locale].news.vacancyClosed(...namesOf(event, locale)), locale),
  vacancyFilled: (event, locale) =>
    withOthers(messages[locale].news.vacancyFilled(...namesOf(event, locale)), locale),
  placeAdded: (event, locale) =>
    withOwnApplications(messages[locale].news.placeAdded(...namesOf(event, locale)), locale),
};

const withOthers = (text: Said['text'], locale: Locale): Said => ({
  text,
  action: { label: messages[locale].actions.otherVacancies, target: { screen: 'matches' } },
});

/** Room for a letter of emoji beside the names. */
const letterUnits = 3000;
const letterUnitsOfTwo = 1300;

function sayApplication(card: ApplicationCard, locale: Locale): Said {
  const texts = messages[locale].application;
  const { status, contact, partner } = card;
  const [project, vacancy] = namesOf(card, locale);
  const isOpen = status === 'Pending';
  const [title, decidedTitle, statuses] = partner
    ? [texts.pairTitle, texts.decidedPairTitle, texts.pairStatuses]
    : [texts.title, texts.decidedTitle, texts.statuses];
  const head = [
    [bold(isOpen ? title : decidedTitle)],
    ...(partner ? [] : [whoLine(card)]),
    ...(card.isLeftAlone && isOpen ? [[texts.leftAlone]] : []),
    ...(card.isPartnerAway && isOpen ? [[texts.partnerAway]] : []),
    ...(card.isFirstChoice && isOpen && !partner ? [[texts.firstChoice]] : []),
    ...(card.isFromStranger && !partner ? [[messages[locale].contactRequest.stranger]] : []),
    [texts.vacancy(vacancy, project)],
    ...(partner && isOpen ? [[card.mayPart ? texts.apart : texts.together]] : []),
  ];
  const decided = card.mayAcceptLate ? texts.unanswered : !isOpen && statuses[status];
  const outcome = decided ? [[bold(decided)]] : [];
  return {
    text: paragraphs(head, ...letters(card), [
      ...outcome,
      ...introduction(contact, locale),
      ...introduction(partner?.contact ?? null, locale),
    ]),
    action: applicationAction(card, locale),
  };
}

function letters({ partner, ...card }: ApplicationCard): RichText[][] {
  if (!partner) return [[written(cut(card.coverLetter, limits.coverLetter, letterUnits), card)]];
  return [card, partner].map((one) => [
    whoLine(one),
    written(cut(one.coverLetter, limits.coverLetter, letterUnitsOfTwo), one),
  ]);
}

function applicationAction(card: ApplicationCard, locale: Locale): Said['action'] {
  const { actions } = messages[locale];
  const { projectId, vacancyId, telegramId, status, mayDecide } = card;
  if (status !== 'Pending') {
    const target = { screen: 'projectApplications', projectId } as const;
    return { label: actions.allApplications, target };
  }
  if (!mayDecide) return null;
  const target = { screen: 'application', projectId, vacancyId, telegramId } as const;
  return { label: actions.openApplication, target };
}

function sayWaiting(
  { count, applications, closesInDays, unanswered }: WaitingCard,
  locale: Locale,
): Said {
  const { waiting, actions } = messages[locale];
  const [first = unanswered] = applications;
  if (!first) return { text: [waiting.done], action: null };
  const action = {
    label: actions.allApplications,
    target: { screen: 'projectApplications', projectId: first.projectId },
  } as const;
  const closed = unanswered
    ? [waiting.unanswered(unanswered.count, timeIn(locale).day(unanswered.acceptableUntil))]
    : [];
  if (count === 0) return { text: closed, action };
  const more = count - applications.length;
  return {
    text: paragraphs(
      [[bold(waiting.title(count))]],
      [
        ...applications.map((one) => {
          const [project, vacancy] = namesOf(one, locale);
          const names = [one.name, ...(one.partner ? [one.partner.name] : [])].map(personName);
          return waiting.one(names.join(waiting.and), vacancy, project);
        }),
        ...(more > 0 ? [[waiting.more(more)]] : []),
      ],
      closesInDays === null ? [] : [[waiting.closes(closesInDays, count)]],
      closed.length > 0 ? [closed] : [],
    ),
    action,
  };
}
