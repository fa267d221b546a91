import { limits } from '#src/rules/limits.ts';
import { cutLine } from './cut.ts';
import type { Locale } from '#src/rules/locale.ts';
import type { Match } from '#src/schemas/match.ts';

type Said = Pick<Match, 'matched' | 'beside' | 'related' | 'missing'>;

const tag = (name: string) => cutLine(name, limits.tag);

const shown = { named: 5, near: 2 };

const words = {
  ru: {
    matched: (count: number) => (count === 1 ? 'Совпал навык' : 'Совпали'),
    beside: 'рядом',
    and: 'и',
    related: 'Близко:',
    missing: 'Нет:',
    more: (count: number) => `ещё ${count}`,
    nothing: 'Общих навыков пока нет.',
  },
  en: {
    matched: () => 'In common:',
    beside: 'beside',
    and: 'and',
    related: 'Close:',
    missing: 'Not there:',
    more: (count: number) => `${count} more`,
    nothing: 'No skills in common yet.',
  },
} satisfies Record<Locale, object>;

/** «Совпали React (рядом TypeScript и Redux), Figma. Близко: CSS → Tailwind. Нет: Docker.» */
export function sayMatch({ matched, beside, related, missing }: Said, locale: Locale): string {
  const text = words[locale];
  const list = (names: string[]) => {
    const rest = names.length - shown.named;
    return rest > 1
      ? `${names.slice(0, shown.named).join(', ')} ${text.and} ${text.more(rest)}`
      : names.join(', ');
  };
  const withNear = (name: string) => {
    const near = beside.find(({ tagName }) => tagName === name)?.near.slice(0, shown.near) ?? [];
    const others = near.map(tag).join(` ${text.and} `);
    return near.length === 0 ? tag(name) : `${tag(name)} (${text.beside} ${others})`;
  };
  const parts = [
    matched.length > 0 && `${text.matched(matched.length)} ${list(matched.map(withNear))}.`,
    related.length > 0 &&
      `${text.related} ${list(related.map(({ tagName, through }) => `${tag(through)} → ${tag(tagName)}`))}.`,
    missing.length > 0 && `${text.missing} ${list(missing.map(tag))}.`,
  ].filter((part) => part !== false);
  return matched.length + related.length === 0 ? text.nothing : parts.join(' ');
}
