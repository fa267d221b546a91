import type { Schema } from '@kollab/contract';
import fc, { type Arbitrary } from 'fast-check';
import type * as z from 'zod/mini';

/** What stands for values that only a world can give: by schema, or by the key they stand under. */
export interface Vocabulary {
  ofSchema: ReadonlyMap<unknown, Arbitrary<unknown>>;
  ofKey: Readonly<Record<string, Arbitrary<unknown>>>;
  ofAnything?: Arbitrary<unknown> | undefined;
}

type Kind = z.core.$ZodTypes;
type Def<K extends Kind['_zod']['def']['type']> = Extract<Kind['_zod']['def'], { type: K }>;

/**
 * Values that a schema is made for; most of them it accepts, since refinements are functions that
 * nothing can be read from. Throws for a kind of schema it does not know.
 */
export function arbitraryOf(schema: Schema, words: Vocabulary, key = ''): Arbitrary<unknown> {
  const given = words.ofKey[key] ?? words.ofSchema.get(schema);
  if (given) return given;
  const of = (inner: unknown) => arbitraryOf(inner as Schema, words, key);
  const { def } = (schema as unknown as Kind)._zod;
  switch (def.type) {
    case 'string':
      return stringOf(def);
    case 'number':
      return numberOf(def);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'unknown':
      return words.ofAnything ?? fc.jsonValue({ maxDepth: 2 });
    case 'never':
      return fc.constant(undefined);
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'optional':
      return fc.option(of(def.innerType), { nil: undefined, freq: 4 });
    case 'default':
      return fc.option(of(def.innerType), { nil: undefined, freq: 4 });
    case 'nullable':
      return fc.option(of(def.innerType), { nil: null, freq: 4 });
    case 'union':
      return fc.oneof(...def.options.map(of));
    case 'array':
      return fc.array(of(def.element), { maxLength: Math.min(lengths(def).max, 6) });
    case 'object':
      return objectOf(def, words);
    case 'pipe':
      return pipeOf(def, of);
    default:
      throw new Error(`arbitraryOf does not know schemas of kind ${def.type}, under ${key}`);
  }
}

function objectOf({ shape }: Def<'object'>, words: Vocabulary) {
  const parts = Object.entries(shape).map(([key, inner]) => [
    key,
    arbitraryOf(inner as unknown as Schema, words, key),
  ]);
  return fc.record(Object.fromEntries(parts) as Record<string, Arbitrary<unknown>>);
}

const isTransform = (schema: unknown) => (schema as Kind)._zod.def.type === 'transform';

/** What goes in, or what comes out of the step before: most pipes read their own output too. */
function pipeOf(def: Def<'pipe'>, of: (inner: unknown) => Arbitrary<unknown>) {
  if (isTransform(def.out)) return of(def.in);
  if (isTransform(def.in) || isAnything(def.in)) return of(def.out);
  return fc.oneof({ arbitrary: of(def.out), weight: 4 }, { arbitrary: of(def.in), weight: 1 });
}

function isAnything(schema: unknown): boolean {
  const { def } = (schema as Kind)._zod;
  if (def.type === 'pipe') return isAnything(def.in);
  if (def.type === 'optional' || def.type === 'nullable') return isAnything(def.innerType);
  if (def.type === 'array') return isAnything(def.element);
  return def.type === 'unknown';
}

interface Bounds {
  min: number;
  max: number;
}

const checksOf = (def: Kind['_zod']['def']) =>
  ((def as { checks?: z.core.$ZodCheck[] }).checks ?? []).map(
    (check) => (check as unknown as z.core.$ZodChecks)._zod.def,
  );

function lengths(def: Kind['_zod']['def']): Bounds {
  const bounds = { min: 0, max: Number.POSITIVE_INFINITY };
  for (const check of checksOf(def)) {
    if (check.check === 'min_length') bounds.min = check.minimum;
    if (check.check === 'max_length') bounds.max = check.maximum;
  }
  return bounds;
}

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function stringOf(def: Def<'string'>): Arbitrary<string> {
  const { format } = def as { format?: string };
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return day;
  if (format === 'datetime') return moment;
  const pattern = checksOf(def).flatMap((check) =>
    check.check === 'string_format' && check.pattern ? [check.pattern] : [],
  )[0];
  if (pattern) return fc.stringMatching(new RegExp(pattern.source), { size: 'small' });
  if (format !== undefined) throw new Error(`arbitraryOf does not know texts of format ${format}`);
  const { min, max } = lengths(def);
  const edges = [min, max].filter((length) => length <= 20_000);
  return fc.oneof(
    {
      arbitrary: fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 24) }),
      weight: 6,
    },
    ...edges.map((length) => ({ arbitrary: fc.constant('ё'.repeat(length)), weight: 1 })),
  );
}

function numberOf(def: Def<'number'>): Arbitrary<number> {
  const isInt = (def as { format?: string }).format === 'safeint';
  const bounds = { min: isInt ? -1000 : -1e6, max: isInt ? 1_000_000 : 1e6 };
  for (const check of checksOf(def)) {
    if (check.check === 'greater_than') bounds.min = Number(check.value);
    if (check.check === 'less_than') bounds.max = Number(check.value);
  }
  const edges = fc.constantFrom(bounds.min, bounds.max);
  const usual = isInt ? fc.integer(bounds) : fc.double({ ...bounds, noNaN: true });
  return fc.oneof(edges, usual);
}
