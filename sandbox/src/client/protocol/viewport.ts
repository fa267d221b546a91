import type { AppState } from './app-state.ts';
import { isShown } from './app-state.ts';
import type { ProtocolMessage } from './message.ts';

/** In CSS pixels. */
export const screen = { width: 390, height: 844, header: 48 } as const;

const buttonHeight = 50;
const barPadding = 8;

export function bottomBarHeight(app: AppState): number {
  const shown = [app.mainButton, app.secondaryButton].filter(isShown).length;
  if (shown === 0) return 0;
  const stacked = app.secondaryPosition === 'top' || app.secondaryPosition === 'bottom';
  const rows = shown === 2 && stacked ? 2 : 1;
  return rows * buttonHeight + (rows + 1) * barPadding;
}

export function appHeight(app: AppState): number {
  return screen.height + (app.isFullscreen ? screen.header : 0) - bottomBarHeight(app);
}

export function viewportChanged(app: AppState): ProtocolMessage {
  return {
    eventType: 'viewport_changed',
    eventData: {
      height: appHeight(app),
      width: screen.width,
      is_expanded: app.isExpanded,
      is_state_stable: true,
    },
  };
}

/** The frame has neither notch nor home indicator. */
export const safeAreaChanged: ProtocolMessage = {
  eventType: 'safe_area_changed',
  eventData: { top: 0, bottom: 0, left: 0, right: 0 },
};

/** Only in fullscreen does the header lie over the app. */
export function contentSafeAreaChanged(app: AppState): ProtocolMessage {
  return {
    eventType: 'content_safe_area_changed',
    eventData: { top: app.isFullscreen ? screen.header : 0, bottom: 0, left: 0, right: 0 },
  };
}
