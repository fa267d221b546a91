import { getContactStatus, limits, requestContact, type User } from '@kollab/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { sayDay } from '#src/texts/moment.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Cell } from '#src/ui/cell.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { showSnackbar } from '#src/ui/notices.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from './contact-request.module.css';

const words = texts.contacts;
const keyOf = (id: number) => ['contact-request', id] as const;

function AskSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const ask = useMutation({
    mutationFn: () => call(requestContact, { params: { id }, body: { text: text.trim() } }),
    onSuccess(status) {
      queries.setQueryData(keyOf(id), status);
      telegram().haptic('success');
      showSnackbar(words.sent);
      onClose();
      const me = telegram().user?.telegramId;
      if (me !== undefined) void askToWriteOnce(me);
    },
    onError: () => telegram().haptic('error'),
  });
  return (
    <Sheet title={words.ask} onClose={onClose}>
      <p className={styles.hint}>{words.askHint}</p>
      <TextArea
        label={words.text}
        hint={words.textHint}
        rows={3}
        value={text}
        maxLength={limits.contactText}
        onChange={setText}
      />
      {ask.error && (
        <p role="alert" className={styles.error}>
          {refusalOf(ask.error) ?? words.failed}
        </p>
      )}
      <Button
        isEnabled={text.trim().length <= limits.contactText}
        isLoading={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {words.send}
      </Button>
      <Button kind="plain" onClick={onClose}>
        {texts.common.cancel}
      </Button>
    </Sheet>
  );
}

/** The first row of a person's links where they have no username: asks through the bot (decision 43). */
export function ContactRequest({ telegramId: id }: Pick<User, 'telegramId'>) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getContactStatus, { params: { id } }, { signal }),
    enabled: telegram().user !== undefined,
    staleTime: 0,
  });
  if (telegram().user === undefined) return <Cell isQuiet>{texts.people.noUsername}</Cell>;
  if (!data) return <Cell isQuiet>{texts.common.loading}</Cell>;
  const icon = <Send size={22} className={styles.icon} aria-hidden />;
  const { state, contact, mayAskAt } = data;
  if (contact) {
    const href = contact.url ?? `tg://user?id=${contact.telegramId}`;
    return (
      <Cell isAccent href={href} before={icon} detail={words.accepted}>
        {texts.people.writeInTelegram}
      </Cell>
    );
  }
  if (state === 'pending') return <Cell isQuiet>{words.pending}</Cell>;
  if (mayAskAt !== null) {
    return (
      <Cell isQuiet detail={words.again(sayDay(mayAskAt))}>
        {words.declined}
      </Cell>
    );
  }
  return (
    <>
      <Cell isAccent before={icon} detail={texts.people.noUsername} onClick={() => setOpen(true)}>
        {words.ask}
      </Cell>
      {isOpen && <AskSheet id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
