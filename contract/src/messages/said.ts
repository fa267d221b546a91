import type { RichText } from './rich-text.ts';
import type { Target } from '#src/screens/target.ts';

export interface Said {
  text: RichText;
  action: { label: string; target: Target } | null;
}
