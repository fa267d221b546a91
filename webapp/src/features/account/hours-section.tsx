import { texts } from '#src/texts/common.ts';
import { dateLocale } from '#src/texts/locale.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { SwitchCell } from '#src/kit/forms/switch-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSettings } from './use-settings.ts';

const words = settingsTexts.settings;
/** Minutes after midnight: 23:00 to 8:00. */
const usualNight = { quietFrom: 23 * 60, quietTo: 8 * 60 };

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Such as «Москва (GMT+3)»; the kept name where the device does not know the zone. */
function zoneName(timeZone: string) {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(dateLocale, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
  try {
    return `${part('longGeneric')?.split(',')[0]} (${part('shortOffset')})`;
  } catch {
    return timeZone;
  }
}

interface TimeCellProps {
  label: string;
  /** Minutes after midnight. */
  value: number;
  /** The other end of the span, which is no choice. */
  other?: number;
  onChange: (minutes: number) => void;
}

/** Full hours; another minute stays where it was set. */
function TimeCell({ label, value, other, onChange }: TimeCellProps) {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  const options = [...new Set([...hours, value])]
    .filter((minutes) => minutes !== other)
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), text: clock(minutes) }));
  return (
    <SelectCell
      label={label}
      value={String(value)}
      options={options}
      onChange={(minutes) => onChange(Number(minutes))}
    />
  );
}

export function HoursSection() {
  const { settings, choose, isWaiting } = useSettings('hours', words.modeFailed);
  if (!settings) return null;
  const { quietFrom, quietTo, digestAt, timeZone } = settings;
  const isQuiet = quietFrom !== null && quietTo !== null;
  const zones = [...new Set([timeZone, deviceZone()])];
  return (
    <Section title={words.hours} note={isWaiting ? texts.errors.waits : words.hoursNote}>
      <SwitchCell
        label={words.quiet}
        isOn={isQuiet}
        onChange={(isOn) => choose(isOn ? usualNight : { quietFrom: null, quietTo: null })}
      />
      {isQuiet && (
        <>
          <TimeCell
            label={words.quietFrom}
            value={quietFrom}
            other={quietTo}
            onChange={(minutes) => choose({ quietFrom: minutes })}
          />
          <TimeCell
            label={words.quietTo}
            value={quietTo}
            other={quietFrom}
            onChange={(minutes) => choose({ quietTo: minutes })}
          />
        </>
      )}
      <TimeCell
        label={words.digestAt}
        value={digestAt}
        onChange={(minutes) => choose({ digestAt: minutes })}
      />
      <SelectCell
        label={words.timeZone}
        value={timeZone}
        options={zones.map((value) => ({ value, text: zoneName(value) }))}
        onChange={(chosen) => choose({ timeZone: chosen })}
      />
    </Section>
  );
}
