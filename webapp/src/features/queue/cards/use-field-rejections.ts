import { isApproved } from '@kollab/contract';
import { useState } from 'react';
import { texts } from '#src/texts/common.ts';
import type { FieldRejection } from './decision-calls.ts';
import { faultOf } from '#src/shared/moderation/reason-field.tsx';
import { type SubmissionItem, submissionOf } from '#src/features/queue/items/queue-item.ts';

/** A project that was never published cannot be without these. */
const needed: ReadonlySet<string> = new Set(['name', 'description', 'stage']);

/** A single field is rejected as a whole. */
function rejectableFields(item: SubmissionItem): string[] {
  const fields = submissionOf(item).changes.map(({ changeType }): string => changeType);
  if (fields.length < 2) return [];
  const isNew = item.kind === 'project' && !isApproved(item.project.status);
  return isNew ? fields.filter((field) => !needed.has(field)) : fields;
}

export function useFieldRejections(item: SubmissionItem) {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTried, setTried] = useState(false);
  const fields = rejectableFields(item);
  const chosen: FieldRejection[] = fields.flatMap((field) => {
    const reason = reasons.get(field);
    return reason === undefined ? [] : { field, reason };
  });
  const isReady = chosen.every(({ reason }) => faultOf(reason) === undefined);
  return {
    isOffered: (field: string) => fields.includes(field),
    reasonOf: (field: string) => reasons.get(field),
    faultOf: (field: string) => (isTried ? faultOf(reasons.get(field) ?? '') : undefined),
    toggle: (field: string) =>
      setReasons((before) => {
        const after = new Map(before);
        if (!after.delete(field)) after.set(field, '');
        return after;
      }),
    type: (field: string, reason: string) =>
      setReasons((before) => new Map(before).set(field, reason)),
    clear: () => {
      setReasons(new Map());
      setTried(false);
    },
    count: chosen.length,
    isEverything: chosen.length === submissionOf(item).changes.length,
    /** Undefined where a reason does not do. */
    take: (): FieldRejection[] | undefined => {
      setTried(true);
      if (!isReady) return undefined;
      return chosen.map(({ field, reason }) => ({
        field,
        reason: texts.words.readyReason(reason.trim()),
      }));
    },
  };
}

export type FieldRejections = ReturnType<typeof useFieldRejections>;
