import type { FeedKind, FeedSettings } from '@kollab/contract';
import { useFeedSettings } from '#src/api/finding/feed-settings.ts';
import { useLoad } from '#src/api/load.ts';
import { useMe } from '#src/api/me.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { settingsTexts } from '#src/texts/settings.ts';

const words = settingsTexts.settings.feed;
const kinds = Object.keys(words.kinds) as FeedKind[];

const switches = ['yes', 'no'] as const;
type Switch = (typeof switches)[number];

const optionsOf = (texts: Record<Switch, string>) =>
  switches.map((value) => ({ value, text: texts[value] }));

/** What somebody sees of whom and what they follow, where they are told of it, and what others see of them. */
export function FeedSection() {
  const { telegramId } = useMe();
  const { query, set, keep } = useFeedSettings(telegramId);
  const { data } = useLoad(query);
  const { run, isPending, wish } = useAction({
    perform: (changes: Partial<FeedSettings>) => set(changes),
    failed: settingsTexts.settings.modeFailed,
    onSuccess: keep,
  });
  if (!data) return null;
  const { hiddenKinds, tellsJoining, inDigest } = isPending ? { ...data, ...wish } : data;
  const toggled = (kind: FeedKind, value: Switch) => {
    const others = hiddenKinds.filter((one) => one !== kind);
    return value === 'yes' ? others : [...others, kind];
  };
  return (
    <Section title={words.title} note={words.note}>
      {kinds.map((kind) => (
        <SelectCell
          key={kind}
          label={words.kinds[kind]}
          value={hiddenKinds.includes(kind) ? 'no' : 'yes'}
          options={optionsOf(words.shown)}
          onChange={(value) => run({ hiddenKinds: toggled(kind, value) })}
        />
      ))}
      <SelectCell
        label={words.inDigest}
        value={inDigest ? 'yes' : 'no'}
        options={optionsOf(words.answers)}
        onChange={(value) => run({ inDigest: value === 'yes' })}
      />
      <SelectCell
        label={words.tellsJoining}
        value={tellsJoining ? 'yes' : 'no'}
        options={optionsOf(words.answers)}
        onChange={(value) => run({ tellsJoining: value === 'yes' })}
      />
    </Section>
  );
}
