import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { Schema } from '#src/http/endpoint.ts';
import { endpoints } from '#src/endpoints/all.ts';

type Kind = z.core.$ZodTypes;
const defOf = (schema: unknown) => (schema as Kind)._zod.def;

function* entries(schema: unknown, path: string): Generator<[path: string, schema: Schema]> {
  yield [path, schema as Schema];
  const def = defOf(schema);
  switch (def.type) {
    case 'pipe':
      yield* entries(def.in, path);
      if (passes(def.in)) yield* entries(def.out, path);
      break;
    case 'object':
      for (const [key, inner] of Object.entries(def.shape)) yield* entries(inner, `${path}.${key}`);
      break;
    case 'array':
      yield* entries(def.element, `${path}.*`);
      break;
    case 'union':
      for (const option of def.options) yield* entries(option, path);
      break;
    case 'optional':
    case 'nullable':
    case 'default':
      yield* entries(def.innerType, path);
      break;
    default:
  }
}

function passes(schema: unknown): boolean {
  const def = defOf(schema);
  if (def.type === 'pipe') return passes(def.in) && passes(def.out);
  if (def.type === 'optional' || def.type === 'nullable') return passes(def.innerType);
  if (def.type === 'array') return passes(def.element);
  return def.type === 'transform' || def.type === 'unknown';
}

const maximumOf = (schema: unknown) =>
  ((defOf(schema) as { checks?: z.core.$ZodCheck[] }).checks ?? [])
    .map((check) => (check as unknown as z.core.$ZodChecks)._zod.def)
    .find((check) => check.check === 'max_length') as
    | { maximum: number; abort?: boolean }
    | undefined;

const parts = ['params', 'query', 'body'] as const;
const all = endpoints.flatMap(({ name, endpoint }) =>
  parts.flatMap((part) => Array.from(entries(endpoint[part], `${name} ${part}`))),
);
/** Ends of pipes that begin with a list of anything: its items are read when it is measured. */
const isMeasured = new Set(
  all.flatMap(([, schema]) => {
    const def = defOf(schema);
    const isList = def.type === 'pipe' && defOf(def.in).type === 'array' && maximumOf(def.in);
    return isList ? [def.out as unknown as Schema] : [];
  }),
);
const ofType = (type: string) => all.filter(([, schema]) => defOf(schema).type === type);
const named = (found: typeof all) => [...new Set(found.map(([path]) => path))];

afterEach(() => vi.restoreAllMocks());

describe('of what any call takes', () => {
  test('every text is measured before anything else is done with it', () => {
    expect(ofType('string').length).toBeGreaterThan(100);
    const unmeasured = ofType('string').filter(([, schema]) => !maximumOf(schema)?.abort);
    expect(named(unmeasured)).toEqual([]);
  });

  test('every list is measured before its items are read', () => {
    expect(ofType('array').length).toBeGreaterThan(10);
    const unmeasured = ofType('array').filter(
      ([, schema]) => !maximumOf(schema)?.abort && !isMeasured.has(schema),
    );
    expect(named(unmeasured)).toEqual([]);
  });

  test('no step works on a text of any length', () => {
    const endless = 'ё\u0301'.repeat(150_000);
    const worked: string[] = [];
    const steps = ['normalize', 'replace', 'replaceAll', 'trim', 'toLowerCase', 'split'] as const;
    const spies = steps.map((step) => vi.spyOn(String.prototype, step));
    for (const [path, schema] of all) {
      for (const value of [endless, [endless], { [endless]: 1 }]) schema.safeParse(value);
      const onLong = spies.flatMap(({ mock }) =>
        mock.contexts.filter((context) => String(context).length > 100_000),
      );
      if (onLong.length > 0) worked.push(path);
      for (const spy of spies) spy.mockClear();
    }
    expect(worked).toEqual([]);
  });
});
