import { limits, paths } from '@kollab/contract';
import { useMe } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Field, TextArea } from '#src/kit/forms/field.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { withDraft } from '#src/shared/person/draft/own-completion.ts';
import {
  useProfileDraft,
  saveDraft,
  typeForm,
  type TypedForm,
} from '#src/shared/person/draft/profile-draft.ts';
import { ReviewNote } from './draft/review-note.tsx';
import { asTyped, readStatus } from './status-form.ts';

const formName = 'status';

/** Kept as typed until saved as a draft (spec §2). */
export default function EditStatusPage() {
  const me = useMe();
  const { telegramId } = me;
  const { changes, typed: forms } = useProfileDraft(telegramId);
  const goBack = useGoBack(paths.home);
  const saved = asTyped(withDraft(me, changes));
  const typed = { ...saved, ...forms[formName] };
  const type = (form: TypedForm | undefined) => typeForm(telegramId, formName, form);
  const { status, errors } = readStatus(typed);
  const isChanged = typed.short !== saved.short || typed.long !== saved.long;
  useClosingConfirmation(isChanged);

  const save = () => {
    if (!status) return;
    saveDraft(telegramId, status, me);
    type(undefined);
    telegram().haptic('success');
    showToast(profileTexts.status.saved);
    goBack();
  };

  return (
    <Page title={profileTexts.status.title} parent={paths.home}>
      <Field
        label={profileTexts.status.short}
        hint={profileTexts.status.shortHint}
        placeholder={profileTexts.status.shortPlaceholder}
        value={typed.short}
        error={errors.short}
        maxLength={limits.statusShort}
        onChange={(short) => type({ ...typed, short })}
      />
      <TextArea
        label={profileTexts.status.long}
        hint={profileTexts.status.longHint}
        placeholder={profileTexts.status.longPlaceholder}
        value={typed.long}
        error={errors.long}
        onChange={(long) => type({ ...typed, long })}
      />
      <ReviewNote>{profileTexts.status.reviewHint}</ReviewNote>
      <SecondAction
        text={profileTexts.status.discard}
        isShown={isChanged}
        onClick={() => type(undefined)}
      />
      <MainAction
        text={profileTexts.status.save}
        isEnabled={status !== undefined && isChanged}
        onClick={save}
      />
    </Page>
  );
}
