import { product } from '@kollab/contract';
import type { inline as ruInline } from '#src/texts/ru/inline.ts';

export const inline: typeof ruInline = {
  nothing: `Nothing found: open ${product}`,
  unavailable: `No answer from search: open ${product}`,
  open: 'Open project',
  stage: (stage, tags) => (tags === '' ? stage : `${stage} · ${tags}`),
};
