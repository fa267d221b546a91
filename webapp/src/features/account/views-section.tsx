import { settingsTexts } from '#src/texts/settings.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSettings } from './use-settings.ts';

const words = settingsTexts.settings.views;
const options = (['counted', 'uncounted'] as const).map((value) => ({
  value,
  text: words.answers[value],
}));

/** Whether what a person opens is in the figures of owners. */
export function ViewsSection() {
  const { settings, choose } = useSettings(words.failed);
  if (!settings) return null;
  return (
    <Section note={words.note}>
      <SelectCell
        label={words.label}
        value={settings.viewsCounted ? 'counted' : 'uncounted'}
        options={options}
        onChange={(value) => choose({ viewsCounted: value === 'counted' })}
      />
    </Section>
  );
}
