import { type Match, paths } from '@kollab/contract';
import { type ChipMark, Chips } from '#src/kit/content/chip.tsx';
import { telegram } from '#src/telegram/telegram.ts';

interface TagLinksProps {
  label: string;
  names: readonly string[];
  /** They lead to more of these; within what leads elsewhere they do not. */
  of?: 'people' | 'projects' | 'vacancies';
  /** Where that is known: what fits best comes first. */
  match?: Match | null;
  isDense?: boolean;
}

/** To whoever may not search they only say what they are. */
export function TagLinks({ of, match, names, ...props }: TagLinksProps) {
  const maySearch = of && telegram().user !== undefined;
  return (
    <Chips
      {...props}
      names={match ? sharedFirst(names, match) : names}
      toOf={maySearch ? (name) => paths.searchIn(of, name) : undefined}
      markOf={match ? (name) => markIn(match, name) : undefined}
    />
  );
}

export const sharedFirst = (names: readonly string[], match: Match) =>
  names.toSorted((a, b) => rankIn(match, a) - rankIn(match, b));

function markIn({ matched, related }: Match, name: string): ChipMark | undefined {
  if (matched.includes(name)) return 'matched';
  return related.some(({ tagName }) => tagName === name) ? 'related' : undefined;
}

const ranks: readonly (ChipMark | undefined)[] = ['matched', 'related', undefined];

const rankIn = (match: Match, name: string) => ranks.indexOf(markIn(match, name));
