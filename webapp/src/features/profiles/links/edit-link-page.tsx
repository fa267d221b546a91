import { paths } from '@kollab/contract';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useNavigate, useParams } from 'react-router-dom';
import { linkForm } from '#src/shared/person/draft/profile-draft.ts';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { LinkFields } from './link-fields.tsx';

function NoSuchLink() {
  const navigate = useNavigate();
  return (
    <Placeholder
      icon={Link2Off}
      title={editorTexts.linkEditor.gone}
      hint={editorTexts.linkEditor.goneHint}
    >
      <Button onClick={() => void navigate(paths.editLinks, { replace: true })}>
        {editorTexts.linkEditor.all}
      </Button>
    </Placeholder>
  );
}

/** By its index (spec §2). */
export default function EditLinkPage() {
  const { me, profile } = useOwnProfile();
  const { id = '' } = useParams();
  const index = /^\d{1,3}$/.test(id) ? Number(id) : -1;
  const link = profile.links[index];
  return (
    <Page title={editorTexts.linkEditor.editTitle} parent={paths.editLinks}>
      {link ? (
        <LinkFields
          key={index}
          me={me}
          link={link}
          formName={linkForm(index)}
          bothNeeded={editorTexts.linkEditor.bothToEdit}
          place={(changed) => profile.links.with(index, changed)}
        />
      ) : (
        <NoSuchLink />
      )}
    </Page>
  );
}
