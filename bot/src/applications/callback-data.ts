import { packId, unpackId } from '@kollab/contract';

/** Which application a button is about, and what is decided. */
export interface ApplicationPress {
  action: 'accept' | 'reject';
  projectId: string;
  vacancyId: string;
  telegramId: number;
}

const letters = { accept: 'a', reject: 'r' } as const;

/** Packs what a button does: at most 64 bytes, for which the telegramId is written to base 36. */
export const packPress = ({ action, projectId, vacancyId, telegramId }: ApplicationPress) =>
  `a:${letters[action]}:${packId(projectId)}:${packId(vacancyId)}:${telegramId.toString(36)}`;

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^a:[ar]:[\w-]{22}:[\w-]{22}:[\da-z]{1,11}$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): ApplicationPress | undefined {
  if (!pressPattern.test(data)) return undefined;
  const [, letter, project = '', vacancy = '', digits = ''] = data.split(':');
  const projectId = unpackId(project);
  const vacancyId = unpackId(vacancy);
  const telegramId = Number.parseInt(digits, 36);
  const isPerson = Number.isSafeInteger(telegramId) && telegramId > 0;
  if (projectId === undefined || vacancyId === undefined || !isPerson) return undefined;
  return { action: letter === 'a' ? 'accept' : 'reject', projectId, vacancyId, telegramId };
}
