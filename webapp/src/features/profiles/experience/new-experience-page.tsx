import { limits, paths } from '@kollab/contract';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ListIsFull } from '#src/features/profiles/draft/list-is-full.tsx';
import { profileDraft, saveDraft, typeForm } from '#src/entities/profiles/draft/profile-draft.ts';
import { ReviewNote } from '#src/features/profiles/draft/review-note.tsx';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showSnackbar } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { asTypedWork, readWork } from './experience-form.ts';
import { WorkFields } from './work-fields.tsx';

const formName = 'experience:new';

/** A new work place of the own profile (spec §2). */
export default function NewExperiencePage() {
  const { me, profile } = useOwnProfile();
  const { telegramId } = me;
  const { experiences } = profile;
  const kept = useStore(profileDraft(telegramId)).typed[formName];
  const [isChecked, setChecked] = useState(false);
  const goBack = useGoBack(paths.editExperience);
  useClosingConfirmation(kept !== undefined);
  const typed = asTypedWork(kept);
  const { work, errors } = readWork(typed);

  const save = () => {
    setChecked(true);
    if (!work) {
      telegram().haptic('error');
      document.getElementById(`work-${Object.keys(errors)[0]}`)?.focus();
      return;
    }
    saveDraft(telegramId, { experiences: [...experiences, work] }, me);
    typeForm(telegramId, formName, undefined);
    telegram().haptic('success');
    showSnackbar(profileTexts.status.saved);
    goBack();
  };

  return (
    <Page title={editorTexts.experienceEditor.newTitle} parent={paths.editExperience}>
      {experiences.length >= limits.experiences ? (
        <ListIsFull text={editorTexts.experienceEditor.full} />
      ) : (
        <>
          <WorkFields
            typed={typed}
            errors={isChecked ? errors : {}}
            onChange={(change) => typeForm(telegramId, formName, { ...typed, ...change })}
          />
          <ReviewNote>{editorTexts.experienceEditor.hint}</ReviewNote>
          <MainAction text={editorTexts.experienceEditor.save} onClick={save} />
        </>
      )}
    </Page>
  );
}
