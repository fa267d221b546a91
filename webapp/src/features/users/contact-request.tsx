import type { Contact, ContactStatus, User } from '@kollab/contract';
import Clock from 'lucide-react/icons/clock';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { botLink } from '#src/telegram/chat-link.ts';
import { sayDay } from '#src/texts/moment.ts';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import styles from './contact-request.module.css';
import { ContactSheet } from './contact-sheet.tsx';
import { useContact } from './use-contact.ts';

const words = safetyTexts.contacts;
const send = <Send size={22} className={styles.icon} aria-hidden />;
const clock = <Clock size={22} className={styles.quiet} aria-hidden />;

function Open({ contact: { url } }: { contact: Contact }) {
  return (
    <Cell
      isAccent
      href={url ?? botLink()}
      before={send}
      detail={url === null ? words.accepted : `@${url.slice(url.lastIndexOf('/') + 1)}`}
    >
      {peopleTexts.people.writeInTelegram}
    </Cell>
  );
}

interface RequestProps {
  status: ContactStatus;
  onAsk: () => void;
}

function Request({ status: { state, contact, mayAskAt }, onAsk }: RequestProps) {
  if (contact) return <Open contact={contact} />;
  if (state === 'pending') {
    return (
      <Cell isQuiet before={clock}>
        {words.pending}
      </Cell>
    );
  }
  if (mayAskAt !== null) {
    return (
      <Cell isQuiet before={clock} detail={words.again(sayDay(mayAskAt))}>
        {words.declined}
      </Cell>
    );
  }
  return (
    <Cell isAccent before={send} detail={peopleTexts.people.noUsername} onClick={onAsk}>
      {words.ask}
    </Cell>
  );
}

export function ContactRequest({ telegramId: id }: Pick<User, 'telegramId'>) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useContact(id);
  const ask = () => void refetch().catch(() => undefined);
  if (!data && isError) {
    return (
      <Cell isAccent detail={words.unknown} onClick={ask}>
        {texts.common.retry}
      </Cell>
    );
  }
  if (!data) return <Cell isQuiet>{texts.common.loading}</Cell>;
  const close = () => {
    setOpen(false);
    ask();
  };
  return (
    <>
      <Request status={data} onAsk={() => setOpen(true)} />
      {isOpen && <ContactSheet id={id} onSent={() => setOpen(false)} onClose={close} />}
    </>
  );
}
