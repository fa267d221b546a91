import type { texts } from '#src/texts/texts.ts';

/** How the tags of a profile, a project or a vacancy are spoken of. */
export type TagWords = Omit<typeof texts.tagEditor, 'title' | 'ready'>;
