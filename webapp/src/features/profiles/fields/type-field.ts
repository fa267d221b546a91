import { type FieldKind, profileFields, stripName, type User } from '@kollab/contract';
import { ProfileChanges } from '@kollab/contract/schemas';
import {
  dropDraft,
  getProfileDraft,
  saveDraft,
  typeForm,
} from '#src/shared/person/draft/profile-draft.ts';
import { begunForm } from '#src/shared/person/draft/own-completion.ts';
import type { Suggested } from '#src/shared/search-bar/suggestions.ts';
import { fieldsForm, type PlainField } from '#src/features/profiles/draft/plain-fields.ts';

function limited(value: string, max: number) {
  const cut = value.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function cleanName(value: string, limit: number) {
  const stripped = stripName(value, limit);
  const goesOn = /\s$/.test(value) && stripped !== '' && stripped.length < limit;
  return goesOn ? `${stripped} ` : stripped;
}

/** What a number that does not fit can do without, the least missed first. */
const dispensable = [/[()]/g, /-(?!.*-)/, / (?!.* )/];

/**
 * A number that does not fit loses only as much of its formatting as it has to, and then its end.
 */
function cleanPhone(value: string, limit: number) {
  let phone = value.replace(/[^\d ()+-]/g, '').trimStart();
  for (const mark of dispensable) {
    while (phone.length > limit && phone.search(mark) >= 0) phone = phone.replace(mark, '');
  }
  return phone.slice(0, limit);
}

function cleanEmail(value: string, limit: number) {
  const [name = '', ...rest] = value.replace(/\s/g, '').split('@');
  return limited(rest.length > 0 ? `${name}@${rest.join('')}` : name, limit);
}

const cleanLine = (value: string, limit: number) =>
  limited(value.replace(/\s+/g, ' ').trimStart(), limit);

const cleaners: Partial<Record<FieldKind, (value: string, limit: number) => string>> = {
  name: cleanName,
  optionalName: cleanName,
  phone: cleanPhone,
  email: cleanEmail,
  course: (value) => value.replace(/\D/g, '').slice(0, 2),
};

/** While it is typed (spec §5). */
export function cleanField(field: PlainField, value: string) {
  const { kind, limit = 0 }: { kind: FieldKind; limit?: number } = profileFields[field];
  return (cleaners[kind] ?? cleanLine)(value, limit);
}

export function readField(field: PlainField, value: string): ProfileChanges | undefined {
  const read = ProfileChanges.safeParse({ [field]: value });
  return read.success ? read.data : undefined;
}

export function typeField(me: User, field: PlainField, value: string) {
  const { telegramId } = me;
  const typed = getProfileDraft(telegramId).typed[fieldsForm] ?? {};
  const others = Object.entries(typed).filter(([other]) => other !== field);
  const change = readField(field, value);
  if (change) saveDraft(telegramId, change, me);
  else dropDraft(telegramId, field);
  const wrong = Object.fromEntries(change ? others : [...others, [field, value]]);
  typeForm(telegramId, fieldsForm, Object.keys(wrong).length > 0 ? wrong : undefined);
}

/** For how full the profile is. */
export function begin({ telegramId }: User, field: Suggested) {
  const { changes, typed } = getProfileDraft(telegramId);
  const name = changes[field];
  if (name) typeForm(telegramId, begunForm, { ...typed[begunForm], [field]: name });
}

export function finish({ telegramId }: User, field: Suggested) {
  const begun = getProfileDraft(telegramId).typed[begunForm] ?? {};
  const others = Object.entries(begun).filter(([other]) => other !== field);
  typeForm(telegramId, begunForm, others.length > 0 ? Object.fromEntries(others) : undefined);
}
