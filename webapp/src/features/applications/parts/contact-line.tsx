import type { Contact } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import styles from './contact-line.module.css';

interface ContactLineProps {
  contact: Contact | null;
  kind: 'filled' | 'tinted';
}

export function ContactLine({ contact, kind }: ContactLineProps) {
  if (!contact) return null;
  if (!contact.url)
    return <p className={styles.note}>{applicationTexts.applications.introduced}</p>;
  return (
    <div className={styles.action}>
      <ButtonLink
        to={contact.url}
        kind={kind}
        isCompact
        label={applicationTexts.applications.writeTo(contact.name)}
      >
        {applicationTexts.applications.write}
      </ButtonLink>
    </div>
  );
}
