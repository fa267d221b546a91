import {
  isColorDark,
  type PostEventFn,
  supports,
  swipeBehavior,
  themeParams,
  viewport,
} from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { wearTheme } from './wear-theme.ts';

function followScheme() {
  const background = themeParams.state().bg_color;
  if (background) {
    document.documentElement.dataset.scheme = isColorDark(background) ? 'dark' : 'light';
  }
}

/**
 * A client may keep a colour of the theme as it was when it was named, so colours are sent as such,
 * and again when the theme changes.
 */
function colourClient(version: string, postEvent: PostEventFn) {
  const { bg_color, secondary_bg_color, bottom_bar_bg_color } = themeParams.state();
  const page = secondary_bg_color ?? bg_color;
  if (!page) return;
  if (supports('web_app_set_header_color', 'color', version)) {
    postEvent('web_app_set_header_color', { color: page });
  } else {
    const color_key = secondary_bg_color ? 'secondary_bg_color' : 'bg_color';
    postEvent('web_app_set_header_color', { color_key });
  }
  postEvent('web_app_set_background_color', { color: page });
  postEvent('web_app_set_bottom_bar_color', { color: bottom_bar_bg_color ?? page });
}

export function followAppearance(platform: string, version: string, postEvent: PostEventFn) {
  const isApple = platform === 'ios' || platform === 'macos';
  document.documentElement.dataset.platform = isApple ? 'ios' : 'android';
  attempt(() => {
    themeParams.mountSync();
    themeParams.bindCssVars();
    themeParams.state.sub(followScheme);
    themeParams.state.sub(wearTheme);
    followScheme();
    wearTheme();
  });
  const colour = () => attempt(() => colourClient(version, postEvent));
  attempt(() => themeParams.state.sub(colour));
  colour();
  attempt(() => viewport.expand.ifAvailable());
  attempt(() => {
    swipeBehavior.mount.ifAvailable();
    swipeBehavior.disableVertical.ifAvailable();
  });
  // A silent client never answers this, so nobody waits for it.
  attempt(() => {
    viewport.mount().then(
      () => attempt(() => viewport.bindCssVars()),
      () => undefined,
    );
  });
}
