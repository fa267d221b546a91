import { useState } from 'react';
import type { Message } from '#src/client/api/shapes.ts';
import styles from '#src/client/chat/composer.module.css';
import { summary } from '#src/client/chat/summary.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { IconButton } from '#src/client/ui/controls.tsx';

const longestText = 4096;

/** Writes into the group. A text that could not be sent stays in the field. */
export function GroupComposer({
  replyTo,
  onSend,
  onReplyDone,
}: {
  replyTo: Message | undefined;
  onSend: (text: string) => Promise<void>;
  onReplyDone: () => void;
}) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function deliver() {
    await onSend(text);
    setText('');
    onReplyDone();
  }

  function send() {
    if (text.trim() === '' || isBusy) return;
    setBusy(true);
    deliver()
      .catch(showFailure)
      .finally(() => setBusy(false));
  }

  return (
    <div className={styles.bar}>
      <div className={styles.box}>
        {replyTo && (
          <div className={styles.replying} data-testid="group-replying">
            <span className={styles.quote}>
              <b>Ответ на сообщение</b>
              <span>{summary(replyTo)}</span>
            </span>
            <IconButton icon="close" label="Не отвечать" onClick={onReplyDone} />
          </div>
        )}
        <div className={styles.line}>
          <textarea
            rows={1}
            value={text}
            maxLength={longestText}
            aria-label="Сообщение в группу"
            placeholder="Сообщение"
            data-testid="group-composer"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                if (replyTo) event.preventDefault();
                onReplyDone();
              }
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          <IconButton
            icon="send"
            label="Отправить"
            data-testid="group-send"
            disabled={text.trim() === '' || isBusy}
            onClick={send}
          />
        </div>
      </div>
    </div>
  );
}
