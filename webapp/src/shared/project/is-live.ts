import { isApproved, type Project, type Vacancy } from '@kollab/contract';

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

/** Whether others see a vacancy already: what waits for moderators can be neither closed nor opened. */
export function isLive({ status, pendingChanges }: Project, { id }: Pick<Vacancy, 'id'>) {
  if (!isApproved(status)) return false;
  const waiting = pendingChanges.find(({ changeType }) => changeType === 'vacancies');
  if (!waiting) return true;
  return Array.isArray(waiting.oldValue) && waiting.oldValue.some((value) => idOf(value) === id);
}
