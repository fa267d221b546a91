import { targetOfStartParam } from '@kollab/contract';
import { paths } from './paths.ts';
import { pathOfTarget } from './target-path.ts';

/** Where a start parameter leads; an unknown one to the own profile. */
export function pathOfStartParam(startParam: string): string {
  const target = targetOfStartParam(startParam);
  return target ? pathOfTarget(target) : paths.home;
}
