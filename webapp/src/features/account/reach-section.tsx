import { type ContactVisibility, setContactVisibility } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useMe, useMeCache } from '#src/api/me.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';
import { texts } from '#src/texts/common.ts';
import { settingsTexts } from '#src/texts/settings.ts';

const words = settingsTexts.settings.reach;
const options = (['everyone', 'request'] as const).map((value) => ({
  value,
  text: words.answers[value],
}));

export function ReachSection() {
  const { telegramId, contactVisibility } = useMe();
  const cache = useMeCache();
  const { save, wished, isWaiting } = useSavedAtOnce({
    name: 'reach',
    save: (wish: Partial<Pick<ContactVisibility, 'telegram'>>) =>
      call(setContactVisibility, { params: { telegramId }, body: wish }),
    onSaved: (me) => cache.set(me),
    failed: settingsTexts.settings.modeFailed,
  });
  return (
    <Section note={isWaiting ? texts.errors.waits : words.note}>
      <SelectCell
        label={words.label}
        value={wished.telegram ?? contactVisibility?.telegram ?? 'everyone'}
        options={options}
        onChange={(telegram) => save({ telegram })}
      />
    </Section>
  );
}
