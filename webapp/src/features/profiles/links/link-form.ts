import { badValueOf } from '@kollab/contract';
import { Link } from '@kollab/contract/schemas';
import type { TypedForm } from '#src/shared/person/draft/profile-draft.ts';
import { texts } from '#src/texts/common.ts';
import { editorTexts } from '#src/texts/editors.ts';

export interface TypedLink {
  name: string;
  url: string;
}

interface ReadLink {
  link?: Link;
  errors: { name?: string; url?: string };
}

export const asTypedLink = (link: Link | undefined, typed: TypedForm | undefined): TypedLink => ({
  name: typed?.name ?? link?.type ?? '',
  url: typed?.url ?? link?.url ?? '',
});

/** Spec §5. */
export function readLink({ name, url }: TypedLink, bothNeeded: string): ReadLink {
  if (!name.trim()) return { errors: { name: bothNeeded } };
  if (!url.trim()) return { errors: { url: bothNeeded } };
  const link = Link.safeParse({ type: name, url });
  if (link.success) return { link: link.data, errors: {} };
  const wrong = link.error.issues.find(({ path }) => path[0] === 'url');
  if (!wrong) return { errors: { name: texts.errors.badValue } };
  const { unsafe, lookalike } = editorTexts.linkEditor;
  return { errors: { url: badValueOf(wrong) === 'lookalikeLink' ? lookalike : unsafe } };
}
