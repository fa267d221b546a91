import { limits, paths } from '@kollab/contract';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { useNavigate } from 'react-router-dom';
import { saveExperiences } from '#src/shared/person/draft/profile-draft.ts';
import { ReviewNote } from '#src/features/profiles/draft/review-note.tsx';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { ExperienceSection } from '#src/shared/person/experience-section.tsx';

/** Spec §2. */
export default function EditExperiencePage() {
  const { me, profile, unsent } = useOwnProfile();
  const { experiences } = profile;
  const navigate = useNavigate();
  const isFull = experiences.length >= limits.experiences;

  const remove = (index: number) => {
    saveExperiences(me.telegramId, experiences.toSpliced(index, 1), me);
    focusPage();
    showToast(editorTexts.experienceEditor.removed);
  };

  return (
    <Page title={editorTexts.experienceEditor.title} parent={paths.home}>
      {experiences.length === 0 && (
        <Placeholder
          icon={BriefcaseBusiness}
          title={editorTexts.experienceEditor.none}
          hint={editorTexts.experienceEditor.noneHint}
        />
      )}
      <ExperienceSection
        experiences={experiences}
        editing={{
          to: paths.experience,
          label: editorTexts.experienceEditor.edit,
          remove,
          removalOf: editorTexts.experienceEditor.remove,
        }}
      />
      <ReviewNote isUnsent={unsent.has('experiences')}>
        {isFull ? editorTexts.experienceEditor.full : editorTexts.experienceEditor.hint}
      </ReviewNote>
      <MainAction
        text={editorTexts.experienceEditor.add}
        isEnabled={!isFull}
        onClick={() => void navigate(paths.experience('new'))}
      />
    </Page>
  );
}
