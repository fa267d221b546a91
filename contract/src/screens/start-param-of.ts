import type { Target } from './target.ts';
import { packId } from '#src/rules/pack-id.ts';

export const letters = {
  m: 'moderationStatus',
  q: 'queue',
  i: 'messages',
  c: 'account',
  s: 'saved',
  o: 'approved',
  r: 'restriction',
} as const;

/** The start parameter that opens a screen, of the 64 characters that Telegram takes; '' opens the app. */
export function startParamOf(target: Target): string {
  switch (target.screen) {
    case 'user':
      return `u_${target.telegramId}`;
    case 'project':
      return `p_${packId(target.projectId)}`;
    case 'joined':
      return `j_${packId(target.projectId)}`;
    case 'finished':
      return `f_${packId(target.projectId)}`;
    case 'team':
      return `k_${packId(target.projectId)}`;
    case 'meeting':
      return `t_${packId(target.projectId)}`;
    case 'pair':
      return `w_${packId(target.pairId)}`;
    case 'vacancy':
      return `v_${packId(target.projectId)}_${packId(target.vacancyId)}`;
    case 'application': {
      const { projectId, vacancyId, telegramId } = target;
      return `a_${packId(projectId)}_${packId(vacancyId)}_${telegramId.toString(36)}`;
    }
    case 'queueItem':
      return target.kind === 'profile'
        ? `qu_${target.id}`
        : `${target.kind === 'project' ? 'qp' : 'qr'}_${packId(target.id)}`;
    default:
      return Object.entries(letters).find(([, screen]) => screen === target.screen)?.[0] ?? '';
  }
}
