import type { editorTexts } from '#src/texts/editors.ts';

export type TagWords = Omit<typeof editorTexts.tagEditor, 'title' | 'ready'>;
