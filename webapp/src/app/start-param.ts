import { packId, unpackId } from '@kollab/contract';
import { paths } from './paths.ts';

/** Start parameters that open a screen; Telegram takes 64 characters. */
export const startParams = {
  user: (telegramId: number) => `u_${telegramId}`,
  project: (projectId: string) => `p_${packId(projectId)}`,
  vacancy: (projectId: string, vacancyId: string) => `v_${packId(projectId)}_${packId(vacancyId)}`,
} as const;

/** Packed ids may hold the separator themselves, so that only their length tells them apart. */
function pathOfProject(startParam: string) {
  const [, packed = ''] = /^p_([\w-]{22})$/.exec(startParam) ?? [];
  const id = unpackId(packed);
  return id && paths.project(id);
}

function pathOfVacancy(startParam: string) {
  const [, project = '', vacancy = ''] = /^v_([\w-]{22})_([\w-]{22})$/.exec(startParam) ?? [];
  const [projectId, vacancyId] = [unpackId(project), unpackId(vacancy)];
  return projectId && vacancyId && paths.vacancy(projectId, vacancyId);
}

/**
 * Where a start parameter leads: `m` to the own moderation, `u_<telegramId>` to a person,
 * `p_<project>` to a project, `v_<project>_<vacancy>` to a vacancy, both ids packed; `home` and
 * whatever is unknown to the own profile.
 */
export function pathOfStartParam(startParam: string): string {
  if (startParam === 'm') return paths.moderation;
  const [, telegramId] = /^u_([1-9]\d{0,15})$/.exec(startParam) ?? [];
  if (telegramId) return paths.user(telegramId);
  return pathOfProject(startParam) || pathOfVacancy(startParam) || paths.home;
}
