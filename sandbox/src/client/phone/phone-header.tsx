import { useState } from 'react';
import { say } from '#src/client/language/language.ts';
import type { AppState } from '#src/client/protocol/app-state.ts';
import { palettes, type Palette } from '#src/client/protocol/themes.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { Icon } from '#src/client/ui/icon.tsx';
import { requestClose } from './answers.ts';
import { post } from './frames.ts';
import styles from './phone-header.module.css';
import type { Session } from './sessions.ts';
import { reloadApp } from './sessions.ts';

export function PhoneHeader({ session, title }: { session: Session; title: string }) {
  const { platform, theme } = useSettings();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { app } = session;
  const colors = headerColors(app, palettes[theme]);
  const leaveLabel = app.hasBackButton ? say('Назад', 'Back') : say('Закрыть', 'Close');

  function choose(action: () => void) {
    setMenuOpen(false);
    action();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={say('Шапка приложения', 'Head of the mini-app')}
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
        aria-label={say('Меню приложения', 'Menu of the mini-app')}
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
                <Icon name="settings" /> {say('Настройки', 'Settings')}
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
              <Icon name="reload" /> {say('Перезагрузить', 'Reload')}
            </button>
          </li>
          <li>
            <button
              type="button"
              data-testid="close-app"
              onClick={() => choose(() => requestClose(session))}
            >
              <Icon name="close" /> {say('Закрыть приложение', 'Close the mini-app')}
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

function readableOn(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const luma = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
  return luma > 150 ? '#000000' : '#ffffff';
}

function headerColors({ headerColor }: AppState, palette: Palette) {
  if (headerColor !== undefined) {
    const text = readableOn(headerColor);
    return { background: headerColor, text, link: text };
  }
  const { header_bg_color: background, text_color: text, accent_text_color: link } = palette;
  return { background, text, link };
}
