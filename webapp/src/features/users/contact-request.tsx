import type { Contact, ContactStatus, User } from '@kollab/contract';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { botLink } from '#src/telegram/chat-link.ts';
import { sayDay } from '#src/texts/moment.ts';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import styles from './contact-request.module.css';
import { ContactSheet } from './contact-sheet.tsx';
import { useContact } from './use-contact.ts';

const words = safetyTexts.contacts;

/** Straight to a person's own chat, else by the bot that introduced them. */
export function WayToWrite({ url }: Pick<Contact, 'url'>) {
  const way = url ?? botLink();
  return (
    <>
      {url && <p className={styles.note}>@{url.slice(url.lastIndexOf('/') + 1)}</p>}
      {way && <ButtonLink to={way}>{peopleTexts.people.writeInTelegram}</ButtonLink>}
    </>
  );
}

interface RequestProps {
  status: ContactStatus;
  onAsk: () => void;
}

function Request({ status: { state, contact, mayAskAt }, onAsk }: RequestProps) {
  if (contact) {
    return (
      <>
        <p className={styles.accepted}>
          <Check size={18} aria-hidden /> {words.accepted}
        </p>
        <WayToWrite url={contact.url} />
      </>
    );
  }
  if (state === 'pending') {
    return (
      <div className={styles.note}>
        <Clock size={24} aria-hidden />
        <p>{words.pending}</p>
        <p>{words.pendingHint}</p>
      </div>
    );
  }
  if (mayAskAt !== null) {
    return (
      <div className={styles.note}>
        <Clock size={24} aria-hidden />
        <p>{words.declined}</p>
        <p>{words.again(sayDay(mayAskAt))}</p>
      </div>
    );
  }
  return (
    <>
      <p className={styles.note}>{words.askHint}</p>
      <Button onClick={onAsk}>{words.ask}</Button>
    </>
  );
}

export function ContactRequest({ telegramId: id }: Pick<User, 'telegramId'>) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useContact(id);
  const ask = () => void refetch().catch(() => undefined);
  if (!data && isError) {
    return (
      <>
        <p className={styles.note}>{words.unknown}</p>
        <Button kind="tinted" onClick={ask}>
          {texts.common.retry}
        </Button>
      </>
    );
  }
  if (!data) return <p className={styles.note}>{texts.common.loading}</p>;
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
