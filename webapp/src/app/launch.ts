import type { Telegram } from '#src/telegram/telegram.ts';
import { pathOfStartParam } from './start-param.ts';

const key = 'kollab:launch';

function isFirstTime(launch: string) {
  try {
    if (sessionStorage.getItem(key) === launch) return false;
    sessionStorage.setItem(key, launch);
  } catch {
    // Without storage every load counts as a launch.
  }
  return true;
}

/** Lets a start parameter, once per launch, replace the first location. */
export function followStartParam({ startParam, initData }: Telegram) {
  if (!startParam || !isFirstTime(`${startParam} ${initData ?? ''}`)) return;
  window.history.replaceState(null, '', pathOfStartParam(startParam));
}
