import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { say } from '#src/client/language/language.ts';
import type { Message } from '#src/control/common/shapes.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { IconButton } from '#src/client/ui/controls.tsx';
import styles from './composer.module.css';
import { summary } from './summary.ts';

const longestText = 4096;

/** A text that could not be sent stays in the field. */
export function useWriting(deliver: (text: string) => Promise<void>, onDone: () => void) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function deliverAndClear(what: string) {
    await deliver(what);
    setText((typed) => (typed === what ? '' : typed));
    onDone();
  }

  function send(what: string) {
    if (what.trim() === '' || isBusy) return;
    setBusy(true);
    deliverAndClear(what)
      .catch(showFailure)
      .finally(() => setBusy(false));
  }

  return { text, setText, isBusy, send };
}

export function WritingBox({
  writing: { text, setText, isBusy, send },
  replyTo,
  onReplyDone,
  field,
  label,
  placeholder,
  isQuery = false,
  chat = '',
  above,
  children,
}: {
  writing: ReturnType<typeof useWriting>;
  replyTo: Message | undefined;
  onReplyDone: () => void;
  field?: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  /** An inline query is never sent: its results are chosen from. */
  isQuery?: boolean;
  chat?: 'group-' | '';
  above?: ReactNode;
  children?: ReactNode;
}) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (replyTo || isQuery) event.preventDefault();
      onReplyDone();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isQuery) send(text);
  }

  return (
    <div className={styles.box}>
      {above}
      {replyTo && (
        <div className={styles.replying} data-testid={`${chat}replying`}>
          <span className={styles.quote}>
            <b>{say('Ответ на сообщение', 'Reply to a message')}</b>
            <span>{summary(replyTo)}</span>
          </span>
          <IconButton
            icon="close"
            label={say('Не отвечать', 'Do not reply')}
            onClick={onReplyDone}
          />
        </div>
      )}
      <div className={styles.line}>
        {children}
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={longestText}
          aria-label={label}
          placeholder={placeholder}
          data-testid={`${chat}composer`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon="send"
          label={say('Отправить', 'Send')}
          data-testid={`${chat}send`}
          disabled={text.trim() === '' || isBusy || isQuery}
          onClick={() => send(text)}
        />
      </div>
    </div>
  );
}
