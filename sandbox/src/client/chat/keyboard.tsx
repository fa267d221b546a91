import { useState } from 'react';
import { control } from '#src/client/api/control.ts';
import type { KeyboardButton, Message, PressAnswer } from '#src/control/common/shapes.ts';
import { followLink } from '#src/client/phone/follow-link.ts';
import { openApp } from '#src/client/phone/sessions.ts';
import { refreshMessages } from '#src/client/state/chats.ts';
import { showAlert, showFailure, showToast } from '#src/client/state/notices.ts';
import { Icon } from '#src/client/ui/icon.tsx';
import styles from './keyboard.module.css';
import { isTelegramLink, safeHref } from '#src/client/ui/safe-href.ts';

export type Press = (messageId: number, data: string) => Promise<PressAnswer>;

async function pressAndShow(telegramId: number, press: () => Promise<PressAnswer>): Promise<void> {
  const { answer, alert, url } = await press();
  if (answer && alert) showAlert(answer);
  if (answer && !alert) showToast(answer, telegramId);
  if (url) followLink(telegramId, url);
  await refreshMessages(telegramId);
}

function Key({
  button,
  telegramId,
  messageId,
  press,
}: {
  button: KeyboardButton;
  telegramId: number;
  messageId: number;
  press: Press;
}) {
  const [isBusy, setBusy] = useState(false);
  const href = safeHref(button.url);
  if (href !== undefined) {
    return (
      <a
        className={styles.key}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          if (!isTelegramLink(href)) return;
          event.preventDefault();
          followLink(telegramId, href);
        }}
      >
        {button.text}
        <span className={styles.mark} aria-hidden="true">
          ↗
        </span>
      </a>
    );
  }

  function run() {
    const { data, webApp } = button;
    const work = webApp
      ? openApp(telegramId, { url: webApp })
      : pressAndShow(telegramId, () => press(messageId, data ?? ''));
    setBusy(true);
    work.catch(showFailure).finally(() => setBusy(false));
  }

  return (
    <button
      type="button"
      className={styles.key}
      aria-busy={isBusy}
      disabled={isBusy}
      data-press={button.data ?? button.webApp}
      data-style={button.style}
      onClick={run}
    >
      {button.text}
      {button.webApp && (
        <span className={styles.mark}>
          <Icon name="phone" size={13} />
        </span>
      )}
    </button>
  );
}

const keyOf = ({ text, data, webApp, url }: KeyboardButton) =>
  `${text}\n${data ?? webApp ?? url ?? ''}`;

export function Keyboard({
  message,
  telegramId,
  press,
}: {
  message: Message;
  telegramId: number;
  press?: Press | undefined;
}) {
  if (message.buttons.length === 0) return null;
  const pressKey: Press =
    press ?? ((messageId, data) => control.press(telegramId, { messageId, data }));
  return (
    <div className={styles.keyboard}>
      {message.buttons.map((row) => (
        <div key={row.map(keyOf).join('\n')} className={styles.row}>
          {row.map((button) => (
            <Key
              key={keyOf(button)}
              button={button}
              telegramId={telegramId}
              messageId={message.messageId}
              press={pressKey}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
