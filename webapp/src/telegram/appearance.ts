import {
  isColorDark,
  miniApp,
  swipeBehavior,
  themeParams,
  viewport,
} from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';

function followScheme() {
  const background = themeParams.backgroundColor();
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
  attempt(() => miniApp.setHeaderColor.ifAvailable('secondary_bg_color'));
  attempt(() => miniApp.setBackgroundColor.ifAvailable('secondary_bg_color'));
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
