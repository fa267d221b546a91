import { setContactVisibility, type ContactVisibility, type User } from '@kollab/contract';
import { Visibility } from '@kollab/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useMeCache } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';

const options = Visibility.options.map((value) => ({
  value,
  text: fieldTexts.fields.visibility[value],
}));

const names = { phone: fieldTexts.fields.whoSeesPhone, email: fieldTexts.fields.whoSeesEmail };

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
      void showAlert(fieldTexts.fields.visibilityFailed);
    },
  });
  return (
    <SelectCell
      label={fieldTexts.fields.whoSees}
      name={names[contact]}
      value={(isPending ? variables : undefined) ?? me.contactVisibility?.[contact] ?? 'self'}
      options={options}
      onChange={(visibility) => mutate(visibility)}
    />
  );
}
