import { fieldLabels, limits, namesField } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { SubjectType } from '#src/platform/database/schema.ts';

export interface Rejection {
  field: string;
  reason: string;
}

/** Throws reasonTooShort, reasonTooLong, with the field it is of. */
export function readReason(given: string, field?: string) {
  const reason = given.trim();
  const { length } = Array.from(reason);
  const details = field === undefined ? undefined : { field };
  if (length < limits.rejectionReasonMin) throw new AppError('reasonTooShort', details);
  if (length > limits.rejectionReasonMax) throw new AppError('reasonTooLong', details);
  return reason;
}

/** Throws badInput for a field named twice. */
export function readRejections(given: Rejection[]): Rejection[] {
  const named = new Set<string>();
  return given.map(({ field, reason }) => {
    if (named.has(field)) throw new AppError('badInput', { field });
    named.add(field);
    return { field, reason: readReason(reason, field) };
  });
}

/** All reasons as one, a line per field: «Ссылки: не открываются». */
export function composeReason(type: SubjectType, rejections: Rejection[]) {
  const labels: Record<string, string> = fieldLabels.ru[type];
  return rejections
    .map(({ field, reason }) =>
      namesField(reason, field) ? reason : `${labels[field] ?? field}: ${reason}`,
    )
    .join('\n');
}
