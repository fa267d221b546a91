import { limits } from '#src/rules/limits.ts';
import { cutLine } from './cut.ts';
import type { Locale } from '#src/rules/locale.ts';
import type { Piece } from './rich-text.ts';
import type { PersonInNews } from '#src/schemas/people/contacts.ts';

const unnamed = { ru: 'без названия', en: 'untitled' } as const satisfies Record<Locale, string>;

export const personName = (name: string) => cutLine(name, limits.name * 2 + 1);

const withInnerQuotes = (name: string) => name.replaceAll('«', '„').replaceAll('»', '“');

export const projectName = (name: string, locale: Locale) =>
  withInnerQuotes(cutLine(name, limits.projectName)) || unnamed[locale];

export const vacancyTitle = (title: string) => withInnerQuotes(cutLine(title, limits.vacancyTitle));

/**
 * A person as a link to write to: by username, else by Telegram's own mention. The name alone of
 * somebody out of sight.
 */
export const personLink = ({ telegramId, name, url }: PersonInNews): Piece =>
  telegramId === null
    ? personName(name)
    : { text: personName(name), url: url ?? `tg://user?id=${telegramId}` };
