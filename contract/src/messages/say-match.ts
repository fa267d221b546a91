import { limits } from '#src/rules/limits.ts';
import { cutLine } from './cut.ts';
import type { Locale } from '#src/rules/locale.ts';
import type { Match } from '#src/schemas/match.ts';

type Said = Pick<Match, 'matched' | 'beside' | 'related' | 'missing'>;

const everyPart: readonly (keyof Said)[] = ['matched', 'beside', 'related', 'missing'];

const tag = (name: string) => cutLine(name, limits.tag);

const shown = { named: 5, near: 2 };

const words = {
  ru: {
    matched: 'Общее:',
    beside: 'Рядом:',
    and: 'и',
    related: 'Близко:',
    instead: (known: string, asked: string) => `вместо ${asked} есть ${known}`,
    missing: 'Не хватает:',
    more: (count: number) => `ещё ${count}`,
    nothing: 'Общих навыков пока нет.',
  },
  en: {
    matched: 'In common:',
    beside: 'Nearby:',
    and: 'and',
    related: 'Close:',
    instead: (known: string, asked: string) => `${known} instead of ${asked}`,
    missing: 'Missing:',
    more: (count: number) => `${count} more`,
    nothing: 'No skills in common yet.',
  },
} satisfies Record<Locale, object>;

/** All of a match, or parts of it: «Общее: React, Figma. Рядом: TypeScript, Redux. Близко: вместо Tailwind CSS есть CSS. Не хватает: Docker.» */
export function sayMatch(match: Said, locale: Locale, parts = everyPart): string {
  const { matched, beside, related, missing } = match;
  const text = words[locale];
  const list = (names: string[]) => {
    const rest = names.length - shown.named;
    return rest > 1
      ? `${names.slice(0, shown.named).join(', ')} ${text.and} ${text.more(rest)}`
      : names.join(', ');
  };
  const named = new Set(matched);
  const near = new Set(
    beside.flatMap((one) => one.near.slice(0, shown.near)).filter((name) => !named.has(name)),
  );
  const nearby = [...near].map(tag);
  const close = related.map(({ tagName, through }) => text.instead(tag(through), tag(tagName)));
  const said = {
    matched: matched.length > 0 && `${text.matched} ${list(matched.map(tag))}.`,
    beside: nearby.length > 0 && `${text.beside} ${list(nearby)}.`,
    related: close.length > 0 && `${text.related} ${list(close)}.`,
    missing: missing.length > 0 && `${text.missing} ${list(missing.map(tag))}.`,
  };
  if (parts === everyPart && matched.length + related.length === 0) return text.nothing;
  return parts.flatMap((part) => said[part] || []).join(' ');
}
