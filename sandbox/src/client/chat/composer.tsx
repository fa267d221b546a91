import type { RefObject } from 'react';
import { useState } from 'react';
import { say } from '#src/client/language/language.ts';
import type { Bot, Message } from '#src/control/common/shapes.ts';
import { openApp } from '#src/client/phone/sessions.ts';
import { readInlineQuery } from '#src/client/protocol/inline-query.ts';
import { sendMessage } from '#src/client/state/chats.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { IconButton } from '#src/client/ui/controls.tsx';
import styles from './composer.module.css';
import { InlineResults } from './inline-results.tsx';
import { useWriting, WritingBox } from './writing-box.tsx';

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
  const [showsCommands, setShowsCommands] = useState(false);
  const writing = useWriting((what) => {
    setShowsCommands(false);
    return sendMessage(telegramId, what, replyTo?.messageId ?? null);
  }, onReplyDone);
  const { text, setText, send } = writing;
  const menuButton = bot?.menuButton.type === 'web_app' ? bot.menuButton : undefined;
  const commands = bot?.commands ?? [];
  const inlineQuery = readInlineQuery(text, bot?.username ?? '');

  return (
    <div className={styles.bar}>
      {isEmpty && (
        <button
          type="button"
          className={styles.wide}
          data-testid="start"
          onClick={() => send('/start')}
        >
          {say('Старт', 'Start')}
        </button>
      )}
      <WritingBox
        writing={writing}
        replyTo={replyTo}
        onReplyDone={onReplyDone}
        field={field}
        label={say('Сообщение боту', 'Message to the bot')}
        placeholder={replyTo?.forceReply?.placeholder || say('Сообщение', 'Message')}
        isQuery={inlineQuery !== undefined}
        above={
          <>
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
          </>
        }
      >
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
            label={say('Команды', 'Commands')}
            aria-expanded={showsCommands}
            data-testid="commands"
            onClick={() => setShowsCommands(!showsCommands)}
          />
        )}
      </WritingBox>
    </div>
  );
}

function Commands({
  commands,
  onPick,
}: {
  commands: Bot['commands'];
  onPick: (command: string) => void;
}) {
  return (
    <ul className={styles.commands} aria-label={say('Команды бота', 'Commands of the bot')}>
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
