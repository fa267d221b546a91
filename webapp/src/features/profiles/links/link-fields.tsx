import { type Link, paths, type User } from '@kollab/contract';
import { limits } from '@kollab/contract';
import { useState } from 'react';
import { useProfileDraft, saveLinks, typeForm } from '#src/shared/person/draft/profile-draft.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Field } from '#src/kit/forms/field.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { asTypedLink, readLink, type TypedLink } from './link-form.ts';

interface LinkFieldsProps {
  me: User;
  link?: Link;
  formName: string;
  bothNeeded: string;
  place: (link: Link) => readonly Link[];
}

export function LinkFields({ me, link, formName, bothNeeded, place }: LinkFieldsProps) {
  const { telegramId } = me;
  const kept = useProfileDraft(telegramId).typed[formName];
  const [isChecked, setChecked] = useState(false);
  const goBack = useGoBack(paths.editLinks);
  const typed = asTypedLink(link, kept);
  const read = readLink(typed, bothNeeded);
  const errors = isChecked ? read.errors : {};
  useClosingConfirmation(kept !== undefined);
  const type = (change: Partial<TypedLink>) =>
    typeForm(telegramId, formName, { ...typed, ...change });

  const save = () => {
    setChecked(true);
    if (!read.link) {
      telegram().haptic('error');
      document.getElementById(read.errors.name ? 'link-name' : 'link-url')?.focus();
      return;
    }
    saveLinks(telegramId, [...place(read.link)], me);
    typeForm(telegramId, formName, undefined);
    telegram().haptic('success');
    showToast(profileTexts.status.saved);
    goBack();
  };

  return (
    <>
      <Field
        id="link-name"
        label={editorTexts.linkEditor.name}
        placeholder={editorTexts.linkEditor.namePlaceholder}
        value={typed.name}
        error={errors.name}
        maxLength={limits.linkType}
        onChange={(name) => type({ name })}
      />
      <Field
        id="link-url"
        label={editorTexts.linkEditor.url}
        hint={editorTexts.linkEditor.urlHint}
        placeholder={editorTexts.linkEditor.urlPlaceholder}
        value={typed.url}
        error={errors.url}
        maxLength={limits.url}
        inputMode="url"
        onChange={(url) => type({ url })}
      />
      <MainAction text={editorTexts.linkEditor.keep} onClick={save} />
    </>
  );
}
