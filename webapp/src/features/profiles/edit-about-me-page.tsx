import { limits, paths } from '@kollab/contract';
import { reviewedFields } from '@kollab/contract/schemas';
import { useMe } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { texts } from '#src/texts/common.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { TextArea } from '#src/kit/forms/field.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { useProfileDraft, saveDraft, typeForm } from '#src/shared/person/draft/profile-draft.ts';
import { ReviewNote } from './draft/review-note.tsx';

const formName = 'about';

/** Kept as typed until saved as a draft (spec §2). */
export default function EditAboutMePage() {
  const me = useMe();
  const { telegramId } = me;
  const { changes, typed } = useProfileDraft(telegramId);
  const goBack = useGoBack(paths.home);
  const saved = changes.description ?? me.description;
  const text = typed[formName]?.text ?? saved;
  const read = reviewedFields.description.safeParse(text);
  const isChanged = text !== saved;
  useClosingConfirmation(isChanged);

  const save = () => {
    if (!read.success) return;
    saveDraft(telegramId, { description: read.data }, me);
    typeForm(telegramId, formName, undefined);
    telegram().haptic('success');
    showToast(profileTexts.status.saved);
    goBack();
  };

  return (
    <Page title={editorTexts.aboutEditor.title} parent={paths.home}>
      <TextArea
        label={editorTexts.aboutEditor.label}
        hint={editorTexts.aboutEditor.hint}
        placeholder={editorTexts.aboutEditor.placeholder}
        value={text}
        rows={8}
        error={read.success ? undefined : texts.errors.badValue}
        maxLength={limits.description}
        onChange={(value) => typeForm(telegramId, formName, { text: value })}
      />
      <ReviewNote>{editorTexts.aboutEditor.reviewHint}</ReviewNote>
      <SecondAction
        text={profileTexts.status.discard}
        isShown={isChanged}
        onClick={() => typeForm(telegramId, formName, undefined)}
      />
      <MainAction
        text={profileTexts.status.save}
        isEnabled={read.success && isChanged}
        onClick={save}
      />
    </Page>
  );
}
