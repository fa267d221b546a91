import { targetOfStartParam } from '@kollab/contract';
import { pathOfTarget } from './target-path.ts';

/** Where a start parameter leads; an unknown one leads nowhere. */
export function pathOfStartParam(startParam: string): string | undefined {
  const target = targetOfStartParam(startParam);
  return target && pathOfTarget(target);
}
