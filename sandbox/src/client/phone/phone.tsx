import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '#src/client/language/language.ts';
import type { Person } from '#src/control/common/shapes.ts';
import { Avatar } from '#src/client/people/avatar.tsx';
import { screen } from '#src/client/protocol/viewport.ts';
import { useChats } from '#src/client/state/chats.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { Button } from '#src/client/ui/controls.tsx';
import styles from './phone.module.css';
import { RunningApp } from './running-app.tsx';
import { openApp, usePhone } from './sessions.ts';

const border = 6;
const outer = {
  width: screen.width + 2 * border,
  height: screen.height + screen.header + 2 * border,
};

const tones: Record<string, string> = {
  success: '#34c759',
  warning: '#ffb000',
  error: '#ff453a',
};

function useScale() {
  const stage = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      setScale(Math.min(1, clientWidth / outer.width, clientHeight / outer.height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { stage, scale };
}

function Blink() {
  const blink = usePhone((phone) => phone.blink);
  if (blink === undefined) return null;
  const tone = tones[blink.strength] ?? 'var(--tg-button_color)';
  return (
    <span
      key={blink.id}
      className={styles.blink}
      style={{ '--tone': tone }}
      data-testid="haptic"
      data-strength={blink.strength}
    />
  );
}

function NothingOpen({ telegramId, botName }: { telegramId: number; botName: string }) {
  const isOpening = usePhone((phone) => phone.openingFor === telegramId);
  return (
    <div className={styles.screen}>
      <div className={styles.placeholder}>
        <Avatar id={5} name={botName} size={72} />
        <p>
          {say(
            'Здесь откроется мини-приложение: из чата с ботом или сразу.',
            'The mini-app opens here: from the chat with the bot, or right away.',
          )}
        </p>
        <Button
          disabled={isOpening}
          data-testid="open-app"
          onClick={() => {
            openApp(telegramId, {}).catch(showFailure);
          }}
        >
          {say('Открыть', 'Open')} {botName}
        </Button>
      </div>
    </div>
  );
}

export function Phone({ person }: { person: Person }) {
  const { telegramId } = person;
  const { stage, scale } = useScale();
  const platform = useSettings((settings) => settings.platform);
  const sessions = usePhone((phone) => phone.sessions);
  const botName = useChats((chats) => chats.bots[telegramId]?.name ?? 'Kollab');
  const isOpen = sessions.some((session) => session.telegramId === telegramId);
  return (
    <div className={styles.stage} ref={stage}>
      <div
        className={styles.scaled}
        style={{ transform: `scale(${scale}) translateX(-50%)`, width: outer.width }}
      >
        <div className={styles.body} data-platform={platform} data-testid="phone-body">
          {sessions.map((session) => (
            <RunningApp
              key={session.id}
              session={session}
              isActive={session.telegramId === telegramId}
              botName={botName}
            />
          ))}
          {!isOpen && <NothingOpen telegramId={telegramId} botName={botName} />}
          <Blink />
        </div>
      </div>
    </div>
  );
}
