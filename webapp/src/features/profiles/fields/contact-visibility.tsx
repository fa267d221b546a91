import { setContactVisibility, type ContactVisibility, type User } from '@kollab/contract';
import { Visibility } from '@kollab/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useMeCache } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';

const options = Visibility.options.map((value) => ({
  value,
  text: editorTexts.fields.visibility[value],
}));

const names = { phone: editorTexts.fields.whoSeesPhone, email: editorTexts.fields.whoSeesEmail };

interface ContactVisibilityCellProps {
  me: User;
  contact: keyof ContactVisibility;
}

/** Who may see the phone or the e-mail; takes effect at once and falls back when that fails. */
export function ContactVisibilityCell({ me, contact }: ContactVisibilityCellProps) {
  const cache = useMeCache();
  const { telegramId } = me;
  const { mutate, variables, isPending } = useMutation({
    scope: { id: 'contact-visibility' },
    mutationFn: (visibility: Visibility) =>
      call(setContactVisibility, { params: { telegramId }, body: { [contact]: visibility } }),
    onSuccess: (saved) => cache.set(saved),
    onError() {
      telegram().haptic('error');
      void showAlert(editorTexts.fields.visibilityFailed);
    },
  });
  return (
    <SelectCell
      label={editorTexts.fields.whoSees}
      name={names[contact]}
      value={(isPending ? variables : undefined) ?? me.contactVisibility?.[contact] ?? 'self'}
      options={options}
      onChange={(visibility) => mutate(visibility)}
    />
  );
}
