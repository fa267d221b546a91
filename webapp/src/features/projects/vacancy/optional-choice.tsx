import { telegram } from '#src/telegram/telegram.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './optional-choice.module.css';

interface OptionalChoiceProps<T extends string> {
  title: string;
  note?: string;
  options: readonly T[];
  /** What an option is called, where not by its value. */
  say?: (option: T) => string;
  chosen: T | null;
  onChange: (chosen: T | null) => void;
}

/** One of a few or none: pressing the chosen one again takes it back. */
export function OptionalChoice<T extends string>(props: OptionalChoiceProps<T>) {
  const { title, note, options, say, chosen, onChange } = props;
  return (
    <Section title={title} note={note}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend beside the section's title */}
      <div role="group" aria-label={title} className={styles.options}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.option}
            aria-pressed={option === chosen}
            onClick={() => {
              telegram().haptic('selection');
              onChange(option === chosen ? null : option);
            }}
          >
            <span>{say ? say(option) : option}</span>
          </button>
        ))}
      </div>
    </Section>
  );
}
