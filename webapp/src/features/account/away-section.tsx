import { dayOfReturn } from '#src/texts/answers.ts';
import { texts } from '#src/texts/common.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSettings } from './use-settings.ts';

const words = settingsTexts.settings;
const here = 'here';
/** Days. */
const choices = [3, 7, 14, 30, 60];

const dayIn = (days: number) => {
  const now = new Date();
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  return then.toISOString().slice(0, 10);
};

/** Nobody's application counts as waiting for who is away. */
export function AwaySection() {
  const { settings, choose, isWaiting } = useSettings('away', words.awayFailed);
  if (!settings) return null;
  const isAway = dayOfReturn(settings.awayUntil) !== undefined;
  const chosen = isAway ? settings.awayUntil : null;
  const days = [...new Set([...choices.map(dayIn), ...(chosen === null ? [] : [chosen])])];
  const options = [
    { value: here, text: words.here },
    ...days
      .toSorted()
      .map((value) => ({ value, text: words.awayUntil(dayOfReturn(value) ?? value) })),
  ];
  return (
    <Section note={isWaiting ? texts.errors.waits : words.awayNote}>
      <SelectCell
        label={words.away}
        value={chosen ?? here}
        options={options}
        onChange={(value) => choose({ awayUntil: value === here ? null : value })}
      />
    </Section>
  );
}
