import { limits } from '#src/rules/limits.ts';
import { cutLine } from './cut.ts';
import { messages } from './languages.ts';
import type { Locale } from '#src/rules/locale.ts';
import { personName, projectName, vacancyTitle } from './names.ts';
import { bold, joinRich, type RichText } from './rich-text.ts';
import type { Said } from './said.ts';
import type { AlertCard, FoundItem, SavedCard } from '#src/schemas/finding/alert-cards.ts';

function nameOf(item: FoundItem, locale: Locale): string {
  const texts = messages[locale].alerts;
  if (item.kind === 'person') return texts.person(personName(item.name));
  const project = projectName(item.projectName, locale);
  return item.kind === 'project'
    ? texts.project(project)
    : texts.vacancy(vacancyTitle(item.vacancyTitle), project);
}

function openItem(item: FoundItem, locale: Locale): Said['action'] {
  const label = messages[locale].actions.open;
  if (item.kind === 'person') {
    return { label, target: { screen: 'user', telegramId: item.telegramId } };
  }
  const { projectId } = item;
  return item.kind === 'project'
    ? { label, target: { screen: 'project', projectId } }
    : { label, target: { screen: 'vacancy', projectId, vacancyId: item.vacancyId } };
}

/** What saved searches found: each thing once, and by which of them. */
export function sayAlerts({ count, items, searches }: AlertCard, locale: Locale): Said {
  const { alerts: texts, actions } = messages[locale];
  const labels = searches.map(
    ({ label }) => cutLine(label, limits.searchQuery) || texts.everything,
  );
  const rest = count - items.length;
  const lines: RichText[] = [
    [bold(texts.title(count))],
    ...items.map((item): RichText => [`• ${nameOf(item, locale)}`]),
    ...(rest > 0 ? [[texts.more(rest)]] : []),
  ];
  const by: RichText = labels.length > 0 ? [texts.by(labels.join('; '))] : [];
  const [only] = items;
  return {
    text: joinRich([joinRich(lines, '\n'), by], '\n\n'),
    action:
      only && count === 1
        ? openItem(only, locale)
        : { label: actions.openSaved, target: { screen: 'saved' } },
  };
}

/** A reminder of something saved. */
export const saySaved = ({ item }: SavedCard, locale: Locale): Said => ({
  text: joinRich([[messages[locale].alerts.saved], [bold(nameOf(item, locale))]], '\n'),
  action: openItem(item, locale),
});
