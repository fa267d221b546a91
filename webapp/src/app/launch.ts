import { pathOfTarget, paths, targetOfStartParam } from '@kollab/contract';
import type { Telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { showSnackbar } from '#src/kit/notices/notices.ts';

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

/** Lets a start parameter, once per launch, replace the first location; says when it is unknown. */
export function followStartParam({ startParam, initData }: Telegram) {
  if (!startParam || !isFirstTime(`${startParam} ${initData ?? ''}`)) return;
  const target = targetOfStartParam(startParam);
  if (!target) showSnackbar(texts.errors.linkIsGone);
  window.history.replaceState(null, '', target ? pathOfTarget(target) : paths.open);
}

const reloadedKey = 'kollab:reloaded';

/** Whether the page may load itself anew: once a minute, lest what is missing for good goes round. */
export function mayReload() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < 60_000) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    // Without storage it would not be known.
    return false;
  }
}
