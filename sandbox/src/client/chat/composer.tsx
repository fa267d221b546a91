import type { KeyboardEvent, RefObject } from 'react';
import { useState } from 'react';
import type { Bot, Message } from '#src/client/api/shapes.ts';
import { openApp } from '#src/client/phone/sessions.ts';
import { readInlineQuery } from '#src/client/protocol/inline-query.ts';
import { sendMessage } from '#src/client/state/chats.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { IconButton } from '#src/client/ui/controls.tsx';
import styles from './composer.module.css';
import { InlineResults } from './inline-results.tsx';
import { summary } from './summary.ts';

const longestText = 4096;

/** Writes to the bot. A text that could not be sent stays in the field. */
export function Composer({
  telegramId,
  bot,
  replyTo,
  isEmpty,
  field,
  onReplyDone,
}: {
  telegramId: number;
  bot: Bot | undefined;
  replyTo: Message | undefined;
  isEmpty: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onReplyDone: () => void;
}) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [showsCommands, setShowsCommands] = useState(false);
  const menuButton = bot?.menuButton.type === 'web_app' ? bot.menuButton : undefined;
  const commands = bot?.commands ?? [];
  const inlineQuery = readInlineQuery(text, bot?.username ?? '');

  async function deliver(what: string) {
    await sendMessage(telegramId, what, replyTo?.messageId ?? null);
    setText((typed) => (typed === what ? '' : typed));
    onReplyDone();
  }

  function send(what: string) {
    if (what.trim() === '' || isBusy) return;
    setBusy(true);
    setShowsCommands(false);
    deliver(what)
      .catch(showFailure)
      .finally(() => setBusy(false));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (replyTo || inlineQuery !== undefined) event.preventDefault();
      onReplyDone();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // An inline query is never sent: its results are chosen from.
    if (inlineQuery === undefined) send(text);
  }

  return (
    <div className={styles.bar}>
      {isEmpty && (
        <button
          type="button"
          className={styles.wide}
          data-testid="start"
          onClick={() => send('/start')}
        >
          Старт
        </button>
      )}
      <div className={styles.box}>
        {inlineQuery !== undefined && (
          <InlineResults
            telegramId={telegramId}
            query={inlineQuery}
            onDone={() => {
              setText('');
              onReplyDone();
            }}
          />
        )}
        {showsCommands && <Commands commands={commands} onPick={send} />}
        {replyTo && (
          <div className={styles.replying} data-testid="replying">
            <span className={styles.quote}>
              <b>Ответ на сообщение</b>
              <span>{summary(replyTo)}</span>
            </span>
            <IconButton icon="close" label="Не отвечать" onClick={onReplyDone} />
          </div>
        )}
        <div className={styles.line}>
          {menuButton && (
            <button
              type="button"
              className={styles.menu}
              data-testid="menu-button"
              onClick={() => {
                openApp(telegramId, { url: menuButton.web_app.url }).catch(showFailure);
              }}
            >
              {menuButton.text}
            </button>
          )}
          {commands.length > 0 && (
            <IconButton
              icon="slash"
              label="Команды"
              aria-expanded={showsCommands}
              data-testid="commands"
              onClick={() => setShowsCommands(!showsCommands)}
            />
          )}
          <textarea
            ref={field}
            rows={1}
            value={text}
            maxLength={longestText}
            aria-label="Сообщение боту"
            placeholder={replyTo?.forceReply?.placeholder || 'Сообщение'}
            data-testid="composer"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton
            icon="send"
            label="Отправить"
            data-testid="send"
            disabled={text.trim() === '' || isBusy || inlineQuery !== undefined}
            onClick={() => send(text)}
          />
        </div>
      </div>
    </div>
  );
}

/** The bot's commands; pressing one sends it. */
function Commands({
  commands,
  onPick,
}: {
  commands: Bot['commands'];
  onPick: (command: string) => void;
}) {
  return (
    <ul className={styles.commands} aria-label="Команды бота">
      {commands.map(({ command, description }) => (
        <li key={command}>
          <button type="button" onClick={() => onPick(`/${command}`)}>
            <b>/{command}</b>
            <span>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
