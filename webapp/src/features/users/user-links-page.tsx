import { displayName, paths, startParamOf, type User } from '@kollab/contract';
import Link2Off from 'lucide-react/icons/link-2-off';
import Send from 'lucide-react/icons/send';
import { useParams } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { personLink } from '#src/telegram/chat-link.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { texts } from '#src/texts/common.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { LinksSection } from '#src/shared/person/links-section.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { ContactRequest } from './contact-request.tsx';
import type { GlanceProps, KnownPerson } from './person-glance.tsx';
import { PersonPage } from './person-page.tsx';
import styles from './user-links-page.module.css';

interface LinksProps {
  person: User;
  isOwn: boolean;
}

function WriteRow({ person, isOwn }: LinksProps) {
  const { username, telegramId } = person;
  if (!username) {
    const mayAsk = telegram().user !== undefined && !isOwn;
    if (mayAsk) return <ContactRequest telegramId={telegramId} />;
    return <Cell isQuiet>{peopleTexts.people.noUsername}</Cell>;
  }
  return (
    <Cell
      isAccent
      href={personLink(username)}
      before={<Send size={22} className={styles.icon} aria-hidden />}
      detail={`@${username}`}
    >
      {peopleTexts.people.writeInTelegram}
    </Cell>
  );
}

function PersonRow({ person }: { person: KnownPerson }) {
  const name = displayName(person);
  const { id = '' } = useParams();
  return (
    <Section>
      <Cell
        to={paths.user(id)}
        before={<Avatar name={name} sources={[fileUrl(person.photo ?? null)]} size={44} />}
        detail={person.statusShort || texts.common.nobody}
      >
        <span className={styles.name}>{name}</span>
      </Cell>
    </Section>
  );
}

function Glance({ person, children }: GlanceProps) {
  return (
    <>
      <PersonRow person={person} />
      {children}
    </>
  );
}

function NoLinks() {
  return (
    <Placeholder
      icon={Link2Off}
      title={peopleTexts.people.noLinks}
      hint={peopleTexts.people.noUsername}
    />
  );
}

function Links({ person, isOwn }: LinksProps) {
  const { telegramId, username, links } = person;
  const isReachable = Boolean(username) || links.length > 0 || telegram().user !== undefined;
  return (
    <>
      <PersonRow person={person} />
      {isReachable ? (
        <Section>
          <WriteRow person={person} isOwn={isOwn} />
        </Section>
      ) : (
        <NoLinks />
      )}
      {isReachable && links.length === 0 && (
        <Section title={peopleTexts.people.links}>
          <Cell isQuiet>{peopleTexts.people.noLinks}</Cell>
        </Section>
      )}
      <LinksSection links={links} />
      {telegram().user === undefined && (
        <OpenInTelegram startParam={startParamOf({ screen: 'user', telegramId })} />
      )}
    </>
  );
}

/** Spec §2, `/user/:id/links`. */
export default function UserLinksPage() {
  const { id = '' } = useParams();
  return (
    <PersonPage title={peopleTexts.people.links} parent={paths.user(id)} glance={Glance}>
      {(person, isOwn) => <Links person={person} isOwn={isOwn} />}
    </PersonPage>
  );
}
