import { texts } from '#src/texts/common.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { SwitchCell } from '#src/kit/forms/switch-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSettings } from './use-settings.ts';

const words = settingsTexts.settings.views;

export function ViewsSection() {
  const { settings, choose, isWaiting } = useSettings('views', words.failed);
  if (!settings) return null;
  return (
    <Section note={isWaiting ? texts.errors.waits : words.note}>
      <SwitchCell
        label={words.label}
        isOn={settings.viewsCounted}
        onChange={(viewsCounted) => choose({ viewsCounted })}
      />
    </Section>
  );
}
