import {
  type Appeal,
  type Claim,
  type FieldChange,
  type ProjectChange,
  type ProjectField,
  type RejectedField,
  type ReviewedField,
  displayName,
} from '@kollab/contract';
import { warningOf } from '#src/platform/text/service-names.ts';

interface Changed {
  field: string;
  old_value: unknown;
  new_value: unknown;
}

/**
 * A stored value in the form a reader gets it: tags as `{tagName}`, those of vacancies too, the
 * course as text.
 */
export function toWireValue(field: string, value: unknown): unknown {
  if (field === 'tags' && Array.isArray(value)) return value.map((tagName) => ({ tagName }));
  if (field === 'vacancies' && Array.isArray(value)) {
    return value.map((vacancy: { tags?: unknown }) => ({
      ...vacancy,
      tags: toWireValue('tags', vacancy.tags ?? []),
    }));
  }
  return field === 'course' && typeof value === 'number' ? String(value) : value;
}

const toValues = ({ field, old_value: oldValue, new_value: newValue }: Changed) => ({
  oldValue: toWireValue(field, oldValue),
  newValue: toWireValue(field, newValue),
});

export const toFieldChanges = (changes: Changed[]): FieldChange[] =>
  changes.map((change) => ({
    changeType: change.field as ReviewedField,
    ...toValues(change),
    ...warningIn(change, changes),
  }));

const parts = ['firstName', 'middleName', 'lastName'];

const nameIn = (changes: Changed[], fields: readonly string[]) =>
  fields
    .map((part) => changes.find(({ field }) => field === part)?.new_value)
    .filter((value) => typeof value === 'string')
    .join(' ')
    .trim();

/** Why a part of a name wants a second look, by itself or with the other parts. */
export function warningIn({ field }: Changed, changes: Changed[]) {
  if (!parts.includes(field)) return undefined;
  const warning = warningOf(nameIn(changes, [field])) ?? warningOf(nameIn(changes, parts));
  return warning && { warning };
}

/** What moderators call somebody of whom no name is published: as they would be by their changes. */
export function withSubmittedName<T extends { firstName: string; lastName: string }>(
  person: T,
  changes: Changed[],
): T {
  if (person.firstName !== '' || person.lastName !== '') return person;
  const [firstName, lastName] = ['firstName', 'lastName'].map((part) => nameIn(changes, [part]));
  return { ...person, firstName, lastName };
}

export const toProjectChanges = (changes: Changed[]): ProjectChange[] =>
  changes.map((change) => ({ changeType: change.field as ProjectField, ...toValues(change) }));

export const toRejectedFields = (
  changes: { field: string; rejection: string | null }[],
): RejectedField[] =>
  changes.flatMap(({ field, rejection: reason }) =>
    reason === null ? [] : [{ changeType: field, reason }],
  );

interface Appealing {
  appeal: string | null;
  appealed: {
    reason: string | null;
    decided_by: string | null;
    decided_at: string | null;
    firstName: string;
    lastName: string;
    others_may_decide: boolean;
  } | null;
}

export function toAppeal({ appeal: text, appealed }: Appealing, readerId: string | null) {
  if (text === null || appealed === null) return null;
  const { decided_at: at, decided_by: by } = appealed;
  const appeal: Appeal = {
    text,
    reason: appealed.reason ?? '',
    rejectedBy: displayName(appealed),
    rejectedAt: at === null ? null : new Date(at).toISOString(),
    isOwnDecision: by === readerId && appealed.others_may_decide,
  };
  return appeal;
}

type Claimer = { telegram_id: number; firstName: string; lastName: string } | null;

export function toClaim(claimer: Claimer, until: Date | null, now: Date): Claim | null {
  if (!claimer || !until || until <= now) return null;
  return {
    telegramId: claimer.telegram_id,
    name: displayName(claimer),
    until: until.toISOString(),
  };
}
