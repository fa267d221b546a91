import { paths } from '@kollab/contract';
import { Chips } from '#src/kit/content/chip.tsx';
import { telegram } from '#src/telegram/telegram.ts';

interface TagLinksProps {
  label: string;
  names: readonly string[];
  isMarked?: ((name: string) => boolean) | undefined;
  isDense?: boolean;
}

/** Tags that lead to their search; to whoever may not search they only say what they are. */
export function TagLinks(props: TagLinksProps) {
  const maySearch = telegram().user !== undefined;
  return <Chips {...props} toOf={maySearch ? tagSearch : undefined} />;
}

export const tagSearch = (name: string) => paths.searchIn('people', name);
