import type { User } from '@kollab/contract';
import { peopleTexts } from '#src/texts/people.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { ExternalLink } from '#src/kit/controls/external-link.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './contacts-section.module.css';

const dialled = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Where their owner opened them to the viewer. */
export function ContactsSection({ phone, email }: Pick<User, 'phone' | 'email'>) {
  if (!phone && !email) return null;
  return (
    <Section title={peopleTexts.people.contacts}>
      {phone && (
        <Cell label={profileTexts.profile.fields.phone}>
          <ExternalLink href={dialled(phone)} className={styles.link}>
            {phone}
          </ExternalLink>
        </Cell>
      )}
      {email && (
        <Cell label={profileTexts.profile.fields.email}>
          <ExternalLink
            className={styles.link}
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          >
            {email}
          </ExternalLink>
        </Cell>
      )}
    </Section>
  );
}
