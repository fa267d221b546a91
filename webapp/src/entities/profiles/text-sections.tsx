import type { User } from '@kollab/contract';
import { profileTexts } from '#src/texts/profile.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './text-sections.module.css';

/** What a person does, one line each. */
export function StatusSection({ statusLong }: Pick<User, 'statusLong'>) {
  if (statusLong.length === 0) return null;
  return (
    <Section title={profileTexts.profile.status}>
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
    <Section title={profileTexts.profile.about}>
      <p className={styles.text}>{description}</p>
    </Section>
  );
}
