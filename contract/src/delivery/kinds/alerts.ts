import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import type { Locale } from '#src/rules/locale.ts';
import { cutLine } from '#src/messages/cut.ts';
import { messages } from '#src/messages/languages.ts';
import { timeIn } from '#src/messages/moment.ts';
import { personName, projectName, vacancyTitle } from '#src/messages/names.ts';
import { bold, joinRich, type RichText } from '#src/messages/rich-text.ts';
import type { Said } from '#src/messages/said.ts';
import { sayMatch } from '#src/messages/say-match.ts';
import { searchLabel } from '#src/messages/search-label.ts';
import { upTo } from '#src/schemas/bounds.ts';
import { SearchFilter } from '#src/schemas/discovery/alerts.ts';
import { FeedKind } from '#src/schemas/discovery/feed.ts';
import { Match } from '#src/schemas/match.ts';
import { OfProject, OfVacancy, type Say, type Settings } from './parts.ts';

/** `id`: what it is saved by. */
export const FoundItem = z.discriminatedUnion('kind', [
  z.extend(OfVacancy, { kind: z.literal('vacancy'), id: z.string() }),
  z.extend(OfProject, { kind: z.literal('project'), id: z.string() }),
  z.object({
    kind: z.literal('person'),
    id: z.string(),
    telegramId: z.number(),
    name: z.string(),
  }),
]);
export type FoundItem = z.output<typeof FoundItem>;

/** Each thing once: the newest of `count`. */
export const AlertCard = z.object({
  count: z.number(),
  items: upTo(FoundItem, 'alertsShown'),
  searches: z.array(z.object({ id: z.string(), filter: SearchFilter })),
  matches: upTo(
    z.object({
      item: FoundItem,
      match: Match,
      hasFew: z.optional(z.boolean()),
    }),
    'digestMatches',
  ),
  news: upTo(z.extend(OfProject, { kinds: z.array(FeedKind) }), 'digestNews'),
});
export type AlertCard = z.output<typeof AlertCard>;

export const SavedCard = z.object({
  item: FoundItem,
  /** The last day of a vacancy of which one is reminded because it ends. */
  endsOn: z.nullable(z.string()),
});
export type SavedCard = z.output<typeof SavedCard>;

export const alertKinds = [
  z.object({ kind: z.literal('alertCard'), card: AlertCard }),
  z.object({ kind: z.literal('savedCard'), card: SavedCard }),
] as const;
type Event = z.output<(typeof alertKinds)[number]>;

export const alertSettings = {
  alertCard: 'matching',
  savedCard: 'reminders',
} satisfies Settings<Event>;

export const alertMessages: Say<Event> = {
  alertCard({ card }, locale) {
    const parts = [sayFound, sayMatches, sayNews].map((part) => part(card, locale));
    const [only] = card.items;
    const isOne = card.count === 1 && card.matches.length + card.news.length === 0;
    return {
      text: joinRich(parts, '\n\n'),
      action: only && isOne ? openItem(only, locale) : openAll(card, locale),
    };
  },
  savedCard({ card: { item, endsOn } }, locale) {
    const { saved, ends } = messages[locale].alerts;
    const why = endsOn === null ? saved : ends(timeIn(locale).day(endsOn));
    return {
      text: joinRich([[why], [bold(nameOf(item, locale))]], '\n'),
      action: openItem(item, locale),
    };
  },
};

function nameOf(item: FoundItem, locale: Locale): string {
  const texts = messages[locale].alerts;
  if (item.kind === 'person') return texts.person(personName(item.name));
  const project = projectName(item.projectName, locale);
  return item.kind === 'project'
    ? texts.project(project)
    : texts.vacancy(vacancyTitle(item.vacancyTitle), project);
}

function shortNameOf(item: FoundItem, locale: Locale): string {
  if (item.kind === 'person') return personName(item.name);
  return item.kind === 'project'
    ? projectName(item.projectName, locale)
    : vacancyTitle(item.vacancyTitle);
}

/** Vacancies that are called alike go by their projects. */
export function shortNamesOf(items: readonly FoundItem[], locale: Locale): string[] {
  const names = items.map((item) => shortNameOf(item, locale));
  return items.map((item, place) => {
    const name = names[place] ?? '';
    const isAlike = names.indexOf(name) !== names.lastIndexOf(name);
    return isAlike && item.kind === 'vacancy' ? projectName(item.projectName, locale) : name;
  });
}

export function openItem(item: FoundItem, locale: Locale): NonNullable<Said['action']> {
  const label = messages[locale].actions.open;
  if (item.kind === 'person') {
    return { label, target: { screen: 'user', telegramId: item.telegramId } };
  }
  const { projectId } = item;
  return item.kind === 'project'
    ? { label, target: { screen: 'project', projectId } }
    : { label, target: { screen: 'vacancy', projectId, vacancyId: item.vacancyId } };
}

const block = (lines: readonly RichText[]) => joinRich(lines, '\n');

function sayFound({ count, items, searches }: AlertCard, locale: Locale): RichText {
  const { alerts: texts } = messages[locale];
  const labels = searches.map(
    ({ filter }) => cutLine(searchLabel(filter, locale), limits.searchQuery) || texts.everything,
  );
  const rest = count - items.length;
  const lines: RichText[] = [
    [bold(texts.title(count))],
    ...items.map((item): RichText => [`• ${nameOf(item, locale)}`]),
    ...(rest > 0 ? [[texts.more(rest)]] : []),
  ];
  const by: RichText = labels.length > 0 ? [texts.by(labels.join('; '))] : [];
  return count === 0 ? [] : joinRich([block(lines), by], '\n\n');
}

function sayMatches({ matches }: AlertCard, locale: Locale): RichText {
  const { alerts: texts } = messages[locale];
  const few = matches.filter(({ hasFew }) => hasFew === true);
  const others = matches.filter(({ hasFew }) => hasFew !== true);
  const parts = [
    { title: texts.fewApplied, those: few },
    { title: texts.matches, those: others },
  ].filter(({ those }) => those.length > 0);
  return joinRich(
    parts.map(({ title, those }) =>
      block([
        [bold(title)],
        ...those.map(({ item, match }): RichText => [
          `• ${nameOf(item, locale)}\n${sayMatch(match, locale)}`,
        ]),
      ]),
    ),
    '\n\n',
  );
}

function sayNews({ news }: AlertCard, locale: Locale): RichText {
  const { alerts: texts } = messages[locale];
  if (news.length === 0) return [];
  return block([
    [bold(texts.news)],
    ...news.map((one): RichText => {
      const said = one.kinds.map((kind) => texts.newsOf[kind]).join(', ');
      return [`• ${texts.project(projectName(one.projectName, locale))}: ${said}`];
    }),
  ]);
}

function openAll({ count, matches }: AlertCard, locale: Locale): Said['action'] {
  const { actions } = messages[locale];
  if (count > 0) return { label: actions.openSearches, target: { screen: 'searches' } };
  return matches.length > 0
    ? { label: actions.show, target: { screen: 'matches' } }
    : { label: actions.open, target: { screen: 'messages' } };
}
