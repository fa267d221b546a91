import { setContactVisibility } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useMe, useMeCache } from '#src/api/me.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { settingsTexts } from '#src/texts/settings.ts';

const words = settingsTexts.settings.reach;
type Reach = keyof typeof words.answers;
const options = (['everyone', 'request'] as const).map((value) => ({
  value,
  text: words.answers[value],
}));

/** Whether others have a person's username, or ask through the bot. */
export function ReachSection() {
  const { telegramId, contactVisibility } = useMe();
  const cache = useMeCache();
  const { run, isPending, wish } = useAction({
    perform: (telegram: Reach) =>
      call(setContactVisibility, { params: { telegramId }, body: { telegram } }),
    failed: settingsTexts.settings.modeFailed,
    onSuccess: (me) => cache.set(me),
  });
  return (
    <Section note={words.note}>
      <SelectCell
        label={words.label}
        value={(isPending ? wish : undefined) ?? contactVisibility?.telegram ?? 'everyone'}
        options={options}
        onChange={run}
      />
    </Section>
  );
}
