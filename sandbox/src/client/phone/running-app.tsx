import { useEffect, useRef } from 'react';
import { say } from '#src/client/language/language.ts';
import { Avatar } from '#src/client/people/avatar.tsx';
import { appHeight } from '#src/client/protocol/viewport.ts';
import { atLeast } from '#src/client/protocol/versions.ts';
import { BottomButtons } from './bottom-buttons.tsx';
import { attachFrame, post } from './frames.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { PhoneHeader } from './phone-header.tsx';
import styles from './phone.module.css';
import type { Session } from './sessions.ts';
import { patchSession, usePhone } from './sessions.ts';

// What Telegram Web grants a mini-app; safe, since the app is of another origin.
const permissions =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-modals allow-downloads';

function tellVisibility(id: number, isVisible: boolean): void {
  const session = usePhone.getState().sessions.find((one) => one.id === id);
  if (session?.isLoaded && atLeast(session.version, '8.0')) {
    post(session, { eventType: 'visibility_changed', eventData: { is_visible: isVisible } });
  }
}

export function RunningApp({
  session,
  isActive,
  botName,
}: {
  session: Session;
  isActive: boolean;
  botName: string;
}) {
  const { id, app } = session;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    return element === null ? undefined : attachFrame(id, element);
  }, [id]);
  useEffect(() => {
    tellVisibility(id, isActive);
  }, [id, isActive]);

  const isBusy = app.dialog !== undefined;
  return (
    <div className={styles.screen} hidden={!isActive}>
      <PhoneHeader session={session} title={botName} />
      {!app.isReady && !session.isLoaded && (
        <div className={styles.loading}>
          <span>
            <Avatar id={5} name={botName} size={72} />
          </span>
        </div>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        name={isActive ? 'app' : undefined}
        title={isActive ? 'Kollab' : say('Kollab в фоне', 'Kollab in the background')}
        data-testid={isActive ? 'phone' : undefined}
        src={session.url}
        sandbox={permissions}
        allow="clipboard-read; clipboard-write; fullscreen"
        inert={isBusy}
        style={{ height: appHeight(app), background: app.backgroundColor }}
        onLoad={() => patchSession(id, { isLoaded: true })}
      />
      <BottomButtons session={session} />
      <PhoneDialog session={session} botName={botName} />
    </div>
  );
}
