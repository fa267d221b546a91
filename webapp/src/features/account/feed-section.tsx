import type { FeedKind, FeedSettings } from '@kollab/contract';
import { useFeedSettings } from '#src/api/discovery/feed-settings.ts';
import { useLoad } from '#src/api/load.ts';
import { useMe } from '#src/api/me.ts';
import { SwitchCell } from '#src/kit/forms/switch-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';
import { texts } from '#src/texts/common.ts';
import { settingsTexts } from '#src/texts/settings.ts';

const words = settingsTexts.settings.feed;
const kinds = Object.keys(words.kinds) as FeedKind[];

export function FeedSection() {
  const { telegramId } = useMe();
  const { query, set, keep } = useFeedSettings(telegramId);
  const { data } = useLoad(query);
  const {
    save: choose,
    wished,
    isWaiting,
  } = useSavedAtOnce<Partial<FeedSettings>, FeedSettings>({
    name: 'feed-settings',
    save: set,
    onSaved: (_, wish) => keep(wish),
    failed: settingsTexts.settings.modeFailed,
  });
  if (!data) return null;
  const { hiddenKinds, tellsJoining, inDigest } = { ...data, ...wished };
  const toggled = (kind: FeedKind, isShown: boolean) => {
    const others = hiddenKinds.filter((one) => one !== kind);
    return isShown ? others : [...others, kind];
  };
  return (
    <Section title={words.title} note={isWaiting ? texts.errors.waits : words.note}>
      {kinds.map((kind) => (
        <SwitchCell
          key={kind}
          label={words.kinds[kind]}
          isOn={!hiddenKinds.includes(kind)}
          onChange={(isShown) => choose({ hiddenKinds: toggled(kind, isShown) })}
        />
      ))}
      <SwitchCell
        label={words.inDigest}
        isOn={inDigest}
        onChange={(isOn) => choose({ inDigest: isOn })}
      />
      <SwitchCell
        label={words.tellsJoining}
        isOn={tellsJoining}
        onChange={(isOn) => choose({ tellsJoining: isOn })}
      />
    </Section>
  );
}
