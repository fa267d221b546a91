import { type Target, targetOfStartParam } from '@kollab/contract';
import type { Telegram } from '#src/telegram/telegram.ts';
import { lostTexts } from '#src/texts/app/lost.ts';
import { showToast } from '#src/kit/notices/notices.ts';

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

/**
 * Once per launch: null where the parameter is unknown, which is said; undefined where one stays.
 */
export function launchTarget({ startParam, initData }: Telegram): Target | null | undefined {
  if (!startParam || !isFirstTime(`${startParam} ${initData ?? ''}`)) return undefined;
  const target = targetOfStartParam(startParam);
  if (!target) showToast(lostTexts.linkIsGone);
  return target ?? null;
}
