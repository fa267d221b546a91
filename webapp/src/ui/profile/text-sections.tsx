import type { User } from '@kollab/contract';
import { texts } from '#src/texts/texts.ts';
import { Section } from '#src/ui/section.tsx';
import styles from './text-sections.module.css';

/** What a person does, one line each. */
export function StatusSection({ statusLong }: Pick<User, 'statusLong'>) {
  if (statusLong.length === 0) return null;
  return (
    <Section title={texts.profile.status}>
      <StatusLines statusLong={statusLong} />
    </Section>
  );
}

function StatusLines({ statusLong }: Pick<User, 'statusLong'>) {
  return (
    <ul className={styles.lines}>
      {statusLong.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may repeat and never move
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

export function AboutSection({ description }: Pick<User, 'description'>) {
  if (!description) return null;
  return (
    <Section title={texts.profile.about}>
      <p className={styles.text}>{description}</p>
    </Section>
  );
}
