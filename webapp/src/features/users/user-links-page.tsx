import { displayName, paths, startParamOf, type User } from '@kollab/contract';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { personLink } from '#src/telegram/chat-link.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { LinksSection } from '#src/shared/person/links-section.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { ContactRequest, WayToWrite } from './contact-request.tsx';
import type { GlanceProps, KnownPerson } from './person-glance.tsx';
import { PersonPage } from './person-page.tsx';
import styles from './user-links-page.module.css';

interface LinksProps {
  person: User;
  isOwn: boolean;
}

function Write({ person, isOwn }: LinksProps) {
  const { username, telegramId } = person;
  if (username) return <WayToWrite url={personLink(username)} />;
  const mayAsk = telegram().user !== undefined && !isOwn;
  if (mayAsk) return <ContactRequest telegramId={telegramId} />;
  return <p className={styles.note}>{peopleTexts.people.noUsername}</p>;
}

function PersonCard({ person, children }: { person: KnownPerson; children?: ReactNode }) {
  const name = displayName(person);
  const { id = '' } = useParams();
  return (
    <Section>
      <div className={styles.card}>
        <Link to={paths.user(id)} className={styles.person}>
          <Avatar name={name} sources={[fileUrl(person.photo ?? null)]} size={88} />
          <span className={styles.name}>{name}</span>
          {person.statusShort && <span className={styles.note}>{person.statusShort}</span>}
        </Link>
        {children && <div className={styles.way}>{children}</div>}
      </div>
    </Section>
  );
}

function Glance({ person, children }: GlanceProps) {
  return (
    <>
      <PersonCard person={person} />
      {children}
    </>
  );
}

function Links({ person, isOwn }: LinksProps) {
  const { telegramId, links } = person;
  return (
    <>
      <PersonCard person={person}>
        <Write person={person} isOwn={isOwn} />
      </PersonCard>
      {links.length === 0 && <p className={styles.none}>{peopleTexts.people.noLinks}</p>}
      <LinksSection links={links} />
      {telegram().user === undefined && (
        <OpenInTelegram
          isSecond={Boolean(person.username)}
          startParam={startParamOf({ screen: 'user', telegramId })}
        />
      )}
    </>
  );
}

/** Spec §2, `/user/:id/links`. */
export default function UserLinksPage() {
  const { id = '' } = useParams();
  return (
    <PersonPage
      title={peopleTexts.people.links}
      parent={paths.user(id)}
      beginsWithName
      glance={Glance}
    >
      {(person, isOwn) => <Links person={person} isOwn={isOwn} />}
    </PersonPage>
  );
}
