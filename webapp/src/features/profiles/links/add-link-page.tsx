import { limits, paths } from '@kollab/contract';
import { newLinkForm } from '#src/shared/person/draft/profile-draft.ts';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { ListIsFull } from '#src/features/profiles/draft/list-is-full.tsx';
import { LinkFields } from './link-fields.tsx';

/** Spec §2. */
export default function AddLinkPage() {
  const { me, profile } = useOwnProfile();
  const { links } = profile;
  return (
    <Page title={editorTexts.linkEditor.addTitle} parent={paths.editLinks}>
      {links.length >= limits.links ? (
        <ListIsFull text={editorTexts.linkEditor.full} />
      ) : (
        <LinkFields
          me={me}
          formName={newLinkForm}
          bothNeeded={editorTexts.linkEditor.bothToAdd}
          place={(link) => [...links, link]}
        />
      )}
    </Page>
  );
}
