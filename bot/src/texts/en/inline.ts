import type { inline as ruInline } from '#src/texts/ru/inline.ts';

export const inline: typeof ruInline = {
  nothing: 'Nothing found: open Kollab',
  unavailable: 'No answer from search: open Kollab',
  open: 'Open project',
  stage: (stage, tags) => (tags === '' ? stage : `${stage} · ${tags}`),
};
