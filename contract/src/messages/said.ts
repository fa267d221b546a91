import type { RichText } from './rich-text.ts';
import type { Target } from '#src/screens/target.ts';

/** What a person is told: the text, and the one screen it leads to. */
export interface Said {
  text: RichText;
  action: { label: string; target: Target } | null;
}
