import { limits } from '#src/rules/limits.ts';
import { cutLine } from './cut.ts';
import type { Locale } from '#src/rules/locale.ts';
import type { Match } from '#src/schemas/match.ts';

type Said = Pick<Match, 'matched' | 'beside' | 'related' | 'missing'>;

const tag = (name: string) => cutLine(name, limits.tag);

const shown = { named: 5, near: 2 };

const words = {
  ru: {
    matched: 'Общее:',
    beside: 'Рядом:',
    and: 'и',
    related: 'Близко:',
    missing: 'Не хватает:',
    more: (count: number) => `ещё ${count}`,
    nothing: 'Общих навыков пока нет.',
  },
  en: {
    matched: 'In common:',
    beside: 'Nearby:',
    and: 'and',
    related: 'Close:',
    missing: 'Missing:',
    more: (count: number) => `${count} more`,
    nothing: 'No skills in common yet.',
  },
} satisfies Record<Locale, object>;

/** «Общее: React, Figma. Рядом: TypeScript, Redux. Близко: CSS → Tailwind. Не хватает: Docker.» */
export function sayMatch({ matched, beside, related, missing }: Said, locale: Locale): string {
  const text = words[locale];
  const list = (names: string[]) => {
    const rest = names.length - shown.named;
    return rest > 1
      ? `${names.slice(0, shown.named).join(', ')} ${text.and} ${text.more(rest)}`
      : names.join(', ');
  };
  const said = new Set(matched);
  const near = new Set(
    beside.flatMap((one) => one.near.slice(0, shown.near)).filter((name) => !said.has(name)),
  );
  const parts = [
    matched.length > 0 && `${text.matched} ${list(matched.map(tag))}.`,
    near.size > 0 && `${text.beside} ${list([...near].map(tag))}.`,
    related.length > 0 &&
      `${text.related} ${list(related.map(({ tagName, through }) => `${tag(through)} → ${tag(tagName)}`))}.`,
    missing.length > 0 && `${text.missing} ${list(missing.map(tag))}.`,
  ].filter((part) => part !== false);
  return matched.length + related.length === 0 ? text.nothing : parts.join(' ');
}
