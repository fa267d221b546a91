import type { User } from '@kollab/contract';
import { saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import { tagNames } from '#src/shared/tags/tag-list.ts';
import { TagPicker } from '#src/shared/tags/tag-picker.tsx';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { useTypedTag } from '#src/features/profiles/tags/use-typed-tag.ts';
import { editorTexts } from '#src/texts/editors.ts';

/** Enough of them for somebody who does not know yet what one may write. */
const offered = 12;

export function SkillsStep({ me }: { me: User }) {
  const { profile } = useOwnProfile();
  const [typed, type] = useTypedTag(me.telegramId);
  return (
    <TagPicker
      names={tagNames(profile.tags)}
      typed={typed}
      offered={offered}
      words={editorTexts.tagEditor}
      onType={type}
      onChange={(tags) => saveDraft(me.telegramId, { tags }, me)}
    />
  );
}
