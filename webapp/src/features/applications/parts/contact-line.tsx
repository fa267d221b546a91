import type { Contact } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import styles from './contact-line.module.css';

export function ContactLine({ contact }: { contact: Contact | null }) {
  if (!contact) return null;
  if (!contact.url)
    return <p className={styles.note}>{applicationTexts.applications.introduced}</p>;
  return (
    <div className={styles.action}>
      <ButtonLink
        to={contact.url}
        isCompact
        label={applicationTexts.applications.writeTo(contact.name)}
      >
        {applicationTexts.applications.write}
      </ButtonLink>
    </div>
  );
}
