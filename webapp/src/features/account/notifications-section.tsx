import { type DeliveryMode, type NotificationSettings } from '@kollab/contract';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMe } from '#src/api/me.ts';
import { texts } from '#src/texts/common.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useModes } from './use-settings.ts';

const words = settingsTexts.settings;
type Kind = keyof NotificationSettings['modes'];

const kinds = Object.keys(words.kinds) as Kind[];
const modes = Object.keys(words.modes) as DeliveryMode[];
const options = modes.map((value) => ({ value, text: words.modes[value] }));
const mixed = { value: 'mixed', text: words.mixedModes } as const;

export function NotificationsSection() {
  const { role } = useMe();
  const { settings, choose, isWaiting } = useModes(words.modeFailed);
  const [isOpen, setOpen] = useState(false);
  const firstOfEach = useId();
  if (!settings) return null;
  const own = kinds.filter((kind) => kind !== 'moderation' || role === 'moderator');
  const [first = 'instant', ...others] = new Set(own.map((kind) => settings.modes[kind]));
  const isMixed = others.length > 0;
  const isEach = isOpen || isMixed;
  return (
    <Section
      title={words.notifications}
      note={isWaiting ? texts.errors.waits : words.notificationsNote}
    >
      <SelectCell
        label={words.allModes}
        value={isMixed ? mixed.value : first}
        options={isMixed ? [...options, mixed] : options}
        onChange={(mode) => {
          if (mode !== 'mixed') choose(Object.fromEntries(own.map((kind) => [kind, mode])));
        }}
      />
      {isEach &&
        own.map((kind, index) => (
          <SelectCell
            key={kind}
            id={index === 0 ? firstOfEach : undefined}
            label={words.kinds[kind]}
            value={settings.modes[kind]}
            options={options}
            onChange={(mode) => {
              setOpen(true);
              choose({ [kind]: mode });
            }}
          />
        ))}
      {!isEach && (
        <Cell
          isAccent
          onClick={() => {
            flushSync(() => setOpen(true));
            // The pressed button is no more.
            document.getElementById(firstOfEach)?.focus();
          }}
        >
          {words.eachMode}
        </Cell>
      )}
    </Section>
  );
}
