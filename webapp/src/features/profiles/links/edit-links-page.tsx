import { limits, type Link as ProfileLink, paths } from '@kollab/contract';
import LinkIcon from 'lucide-react/icons/link';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { saveLinks } from '#src/shared/person/draft/profile-draft.ts';
import { ReviewNote } from '#src/features/profiles/draft/review-note.tsx';
import { useDraftConflicts } from '#src/features/profiles/draft/use-draft-conflicts.ts';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { useSaveLinks } from './use-save-links.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { firstLetters } from '#src/kit/lib/cut.ts';
import styles from './edit-links-page.module.css';

interface LinkRowProps {
  link: ProfileLink;
  to: string;
  after: ReactNode;
}

function LinkRow({ link, to, after }: LinkRowProps) {
  return (
    <div className={styles.row}>
      <Link to={to} className={styles.link}>
        <span className="visually-hidden">{editorTexts.linkEditor.edit}</span>
        <span className={styles.name}>{firstLetters(link.type, limits.linkTypeShown)}</span>
        <span className={styles.url}>{link.url.replace(/^https?:\/\//, '')}</span>
      </Link>
      {after}
    </div>
  );
}

/** Spec §2. The button has the server stage them without waiting for the rest of the profile. */
export default function EditLinksPage() {
  const { me, draft, profile, unsent } = useOwnProfile();
  const { links } = profile;
  useDraftConflicts(me);
  const goBack = useGoBack(paths.home);
  const { save, isSaving } = useSaveLinks(me, goBack);
  const isFull = links.length >= limits.links;

  const remove = (index: number) => {
    saveLinks(me.telegramId, links.toSpliced(index, 1), me);
    focusPage();
    showToast(editorTexts.linkEditor.removed);
  };

  return (
    <Page title={editorTexts.linkEditor.title} parent={paths.home}>
      {links.length === 0 ? (
        <Placeholder
          icon={LinkIcon}
          title={editorTexts.linkEditor.none}
          hint={editorTexts.linkEditor.noneHint}
        />
      ) : (
        <Section>
          {links.map((link, index) => (
            <LinkRow
              // oxlint-disable-next-line react/no-array-index-key -- links are told apart by place
              key={`${index} ${link.url}`}
              link={link}
              to={paths.editLink(index)}
              after={
                <IconButton
                  icon={Trash2}
                  label={editorTexts.linkEditor.remove(link.type)}
                  onClick={() => remove(index)}
                />
              }
            />
          ))}
        </Section>
      )}
      <Section>
        {isFull ? (
          <Cell isQuiet>{editorTexts.linkEditor.full}</Cell>
        ) : (
          <Cell to={paths.addLink} isAccent icon={Plus}>
            {editorTexts.linkEditor.add}
          </Cell>
        )}
      </Section>
      <ReviewNote isUnsent={unsent.has('links')}>{editorTexts.linkEditor.hint}</ReviewNote>
      <MainAction
        text={editorTexts.linkEditor.save}
        isEnabled={draft.links !== undefined}
        isLoading={isSaving}
        onClick={() => save([...links])}
      />
    </Page>
  );
}
