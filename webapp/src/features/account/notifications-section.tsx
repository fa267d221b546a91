import { type DeliveryMode, type NotificationSettings } from '@kollab/contract';
import { useMe } from '#src/api/me.ts';
import { texts } from '#src/texts/common.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useModes } from './use-settings.ts';

const words = settingsTexts.settings;
type Kind = keyof NotificationSettings['modes'];

const kinds = Object.keys(words.kinds) as Kind[];
const modes = Object.keys(words.modes) as DeliveryMode[];
const options = modes.map((value) => ({ value, text: words.modes[value] }));

export function NotificationsSection() {
  const { role } = useMe();
  const { settings, choose, isWaiting } = useModes(words.modeFailed);
  if (!settings) return null;
  return (
    <Section
      title={words.notifications}
      note={isWaiting ? texts.errors.waits : words.notificationsNote}
    >
      {kinds
        .filter((kind) => kind !== 'moderation' || role === 'moderator')
        .map((kind) => (
          <SelectCell
            key={kind}
            label={words.kinds[kind]}
            value={settings.modes[kind]}
            options={options}
            onChange={(mode) => choose({ [kind]: mode })}
          />
        ))}
    </Section>
  );
}
