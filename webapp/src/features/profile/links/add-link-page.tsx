import { limits } from '@kollab/contract';
import { paths } from '#src/app/paths.ts';
import { useOwnProfile } from '#src/features/profile/use-own-profile.ts';
import { texts } from '#src/texts/texts.ts';
import { Page } from '#src/ui/page.tsx';
import { ListIsFull } from '#src/features/profile/list-is-full.tsx';
import { LinkFields } from './link-fields.tsx';

/** A new link of the own profile (spec §2). */
export default function AddLinkPage() {
  const { me, profile } = useOwnProfile();
  const { links } = profile;
  return (
    <Page title={texts.linkEditor.addTitle} parent={paths.editLinks}>
      {links.length >= limits.links ? (
        <ListIsFull text={texts.linkEditor.full} />
      ) : (
        <LinkFields
          me={me}
          formName="link:new"
          bothNeeded={texts.linkEditor.bothToAdd}
          place={(link) => [...links, link]}
        />
      )}
    </Page>
  );
}
