import { settingsTexts } from '#src/texts/settings.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSettings } from './use-settings.ts';

const words = settingsTexts.settings.views;
const { answers } = settingsTexts.settings.feed;
const options = (['yes', 'no'] as const).map((value) => ({ value, text: answers[value] }));

/** Whether what a person opens is in the figures of owners. */
export function ViewsSection() {
  const { settings, choose } = useSettings(words.failed);
  if (!settings) return null;
  return (
    <Section title={words.title} note={words.note}>
      <SelectCell
        label={words.label}
        value={settings.viewsCounted ? 'no' : 'yes'}
        options={options}
        onChange={(value) => choose({ viewsCounted: value === 'no' })}
      />
    </Section>
  );
}
