import { setContactVisibility, type ContactVisibility, type User } from '@kollab/contract';
import { Visibility } from '@kollab/contract/schemas';
import { call } from '#src/api/api.ts';
import { useMeCache } from '#src/api/me.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';

const options = Visibility.options.map((value) => ({
  value,
  text: fieldTexts.fields.visibility[value],
}));

const names = { phone: fieldTexts.fields.whoSeesPhone, email: fieldTexts.fields.whoSeesEmail };

interface ContactVisibilityCellProps {
  me: User;
  contact: keyof typeof names;
}

export function ContactVisibilityCell({ me, contact }: ContactVisibilityCellProps) {
  const cache = useMeCache();
  const { telegramId } = me;
  const { save, wished } = useSavedAtOnce({
    name: 'contact-visibility',
    save: (visibility: Partial<ContactVisibility>) =>
      call(setContactVisibility, { params: { telegramId }, body: visibility }),
    onSaved: (saved) => cache.set(saved),
    failed: fieldTexts.fields.visibilityFailed,
  });
  return (
    <SelectCell
      label={fieldTexts.fields.whoSees}
      name={names[contact]}
      value={wished[contact] ?? me.contactVisibility?.[contact] ?? 'self'}
      options={options}
      onChange={(visibility) => save({ [contact]: visibility })}
    />
  );
}
