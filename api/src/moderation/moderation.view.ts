import { type Claim, displayName, type FieldChange, type ReviewedField } from '@kollab/contract';

interface Changed {
  field: string;
  old_value: unknown;
  new_value: unknown;
}

/** A stored value in the form a reader gets it: tags as `{tagName}`, the course as text. */
export function toWireValue(field: string, value: unknown): unknown {
  if (field === 'tags' && Array.isArray(value)) return value.map((tagName) => ({ tagName }));
  return field === 'course' && typeof value === 'number' ? String(value) : value;
}

export const toFieldChanges = (changes: Changed[]): FieldChange[] =>
  changes.map((change) => ({
    changeType: change.field as ReviewedField,
    oldValue: toWireValue(change.field, change.old_value),
    newValue: toWireValue(change.field, change.new_value),
  }));

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
