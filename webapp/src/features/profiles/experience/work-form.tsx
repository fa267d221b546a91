import { type Experience, paths, type User } from '@kollab/contract';
import { useState } from 'react';
import {
  useProfileDraft,
  saveExperiences,
  typeForm,
} from '#src/shared/person/draft/profile-draft.ts';
import { ReviewNote } from '#src/features/profiles/draft/review-note.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { asTypedWork, readWork } from './experience-form.ts';
import { WorkFields } from './work-fields.tsx';

interface WorkFormProps {
  me: User;
  work?: Experience;
  formName: string;
  place: (work: Experience) => readonly Experience[];
}

export function WorkForm({ me, work, formName, place }: WorkFormProps) {
  const { telegramId } = me;
  const kept = useProfileDraft(telegramId).typed[formName];
  const [isChecked, setChecked] = useState(false);
  const goBack = useGoBack(paths.editExperience);
  useClosingConfirmation(kept !== undefined);
  const typed = asTypedWork(work, kept);
  const read = readWork(typed, work);

  const save = () => {
    setChecked(true);
    if (!read.work) {
      telegram().haptic('error');
      document.getElementById(`work-${Object.keys(read.errors)[0]}`)?.focus();
      return;
    }
    saveExperiences(telegramId, [...place(read.work)], me);
    typeForm(telegramId, formName, undefined);
    telegram().haptic('success');
    showToast(profileTexts.status.saved);
    goBack();
  };

  return (
    <>
      <WorkFields
        typed={typed}
        errors={isChecked ? read.errors : {}}
        onChange={(change) => typeForm(telegramId, formName, { ...typed, ...change })}
      />
      <ReviewNote>{editorTexts.experienceEditor.hint}</ReviewNote>
      <MainAction text={editorTexts.experienceEditor.save} onClick={save} />
    </>
  );
}
