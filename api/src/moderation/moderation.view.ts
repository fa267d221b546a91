import {
  type Claim,
  displayName,
  type FieldChange,
  type ProjectChange,
  type ProjectField,
  type ReviewedField,
} from '@kollab/contract';

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

/** Changes of a profile as readers get them. */
export const toFieldChanges = (changes: Changed[]): FieldChange[] =>
  changes.map((change) => ({
    changeType: change.field as ReviewedField,
    ...toValues(change),
  }));

/** Changes of a project as readers get them. */
export const toProjectChanges = (changes: Changed[]): ProjectChange[] =>
  changes.map((change) => ({ changeType: change.field as ProjectField, ...toValues(change) }));

type Claimer = { telegram_id: number; firstName: string; lastName: string } | null;

/** Who holds an item, while the claim lasts. */
export function toClaim(claimer: Claimer, until: Date | null, now: Date): Claim | null {
  if (!claimer || !until || until <= now) return null;
  return {
    telegramId: claimer.telegram_id,
    name: displayName(claimer),
    until: until.toISOString(),
  };
}
