import { useState } from 'react';
import { palettes } from '#src/client/protocol/themes.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { Icon } from '#src/client/ui/icon.tsx';
import { requestClose } from './answers.ts';
import { post } from './frames.ts';
import { headerColors } from './colors.ts';
import styles from './phone-header.module.css';
import type { Session } from './sessions.ts';
import { reloadApp } from './sessions.ts';

/** Telegram's own header over a mini-app: back or close, title, menu. */
export function PhoneHeader({ session, title }: { session: Session; title: string }) {
  const { platform, theme } = useSettings();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { app } = session;
  const colors = headerColors(app, palettes[theme]);
  const leaveLabel = app.hasBackButton ? 'Назад' : 'Закрыть';

  function choose(action: () => void) {
    setMenuOpen(false);
    action();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label="Шапка приложения"
      className={styles.header}
      data-platform={platform}
      data-fullscreen={app.isFullscreen}
      style={{
        '--header': colors.background,
        '--header-text': colors.text,
        '--header-link': colors.link,
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isMenuOpen) return;
        event.preventDefault();
        setMenuOpen(false);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setMenuOpen(false);
      }}
    >
      <button
        type="button"
        className={styles.leave}
        aria-label={leaveLabel}
        data-testid={app.hasBackButton ? 'back-button' : 'close-button'}
        onClick={() => {
          if (app.hasBackButton) post(session, { eventType: 'back_button_pressed' });
          else requestClose(session);
        }}
      >
        <Icon name={leaveIcon(app.hasBackButton, platform)} />
        {platform === 'ios' && leaveLabel}
      </button>
      <span className={styles.title}>{title}</span>
      <button
        type="button"
        className={styles.menuButton}
        aria-label="Меню приложения"
        aria-expanded={isMenuOpen}
        data-testid="app-menu"
        onClick={() => setMenuOpen(!isMenuOpen)}
      >
        <Icon name="more" />
      </button>
      {isMenuOpen && (
        <ul className={styles.menu}>
          {app.hasSettingsButton && (
            <li>
              <button
                type="button"
                data-testid="settings-button"
                onClick={() =>
                  choose(() => post(session, { eventType: 'settings_button_pressed' }))
                }
              >
                <Icon name="settings" /> Настройки
              </button>
            </li>
          )}
          <li>
            <button
              type="button"
              data-testid="reload-app"
              onClick={() =>
                choose(() => {
                  reloadApp(session).catch(showFailure);
                })
              }
            >
              <Icon name="reload" /> Перезагрузить
            </button>
          </li>
          <li>
            <button
              type="button"
              data-testid="close-app"
              onClick={() => choose(() => requestClose(session))}
            >
              <Icon name="close" /> Закрыть приложение
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

function leaveIcon(isBack: boolean, platform: string): 'back' | 'arrow' | 'close' {
  if (!isBack) return 'close';
  return platform === 'ios' ? 'back' : 'arrow';
}
