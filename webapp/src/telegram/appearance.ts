import {
  isColorDark,
  miniApp,
  swipeBehavior,
  themeParams,
  viewport,
} from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';

function followScheme() {
  const background = themeParams.state().bg_color;
  if (background) {
    document.documentElement.dataset.scheme = isColorDark(background) ? 'dark' : 'light';
  }
}

/** Lets the page wear the client's colours, measures and manners, now and when they change. */
export function followAppearance(platform: string) {
  const isApple = platform === 'ios' || platform === 'macos';
  document.documentElement.dataset.platform = isApple ? 'ios' : 'android';
  attempt(() => {
    themeParams.mountSync();
    themeParams.bindCssVars();
    themeParams.state.sub(followScheme);
    followScheme();
  });
  attempt(() => miniApp.mountSync.ifAvailable());
  const page = themeParams.state().secondary_bg_color ? 'secondary_bg_color' : 'bg_color';
  attempt(() => miniApp.setHeaderColor.ifAvailable(page));
  attempt(() => miniApp.setBackgroundColor.ifAvailable(page));
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
