import type { editorTexts } from '#src/texts/editors.ts';

/** How the tags of a profile, a project or a vacancy are spoken of. */
export type TagWords = Omit<typeof editorTexts.tagEditor, 'title' | 'ready'>;
