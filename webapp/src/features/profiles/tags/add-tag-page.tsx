import { paths } from '@kollab/contract';
import { DraftIcon } from '#src/features/profiles/draft/draft-icon.tsx';
import { saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { LookedAtTags } from '#src/shared/person/looked-at-tags.tsx';
import { hasTag, tagNames } from '#src/shared/tags/tag-list.ts';
import { TagPicker } from '#src/shared/tags/tag-picker.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { sentTags } from './sent-tags.ts';
import { useTypedTag } from './use-typed-tag.ts';

/** Every choice is a draft at once (spec §2). */
export default function AddTagPage() {
  const { me, profile } = useOwnProfile();
  const [typed, type] = useTypedTag(me.telegramId);
  const goBack = useGoBack(paths.home);
  const sent = sentTags(me);
  const words = editorTexts.tagEditor;
  return (
    <Page title={words.title} parent={paths.home}>
      <Section>
        <LookedAtTags me={me} />
      </Section>
      <TagPicker
        names={tagNames(profile.tags)}
        typed={typed}
        words={words}
        mark={<DraftIcon />}
        isMarked={(name) => !hasTag(sent, name)}
        onType={type}
        onChange={(tags) => saveDraft(me.telegramId, { tags }, me)}
      />
      <MainAction text={words.ready} onClick={goBack} />
    </Page>
  );
}
