import type { Schema } from '@kollab/contract';
import type * as z from 'zod/mini';

type Type = z.core.$ZodTypes;
/** Answers of a value what its schema names; throws where something else stands in its place. */
type Pick = (value: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const misplaced = () => new TypeError('A reply is not what its schema says.');

/** Text, number, truth or nothing: what has no parts cannot hold what is nobody's business. */
const plain: Pick = (value) => {
  if (isObject(value)) throw misplaced();
  return value;
};

const any: Pick = (value) => value;

function pickArray(element: Pick): Pick {
  return (value) => {
    if (!Array.isArray(value)) throw misplaced();
    return element === any ? value : value.map((item) => element(item));
  };
}

function pickObject(shape: Readonly<Record<string, z.core.$ZodType>>): Pick {
  const fields = Object.entries(shape).map(([key, schema]) => [key, pickerOf(schema)] as const);
  return (value) => {
    if (!isObject(value) || Array.isArray(value)) throw misplaced();
    const picked: Record<string, unknown> = {};
    for (const [key, pick] of fields) {
      const field = value[key];
      if (field !== undefined) picked[key] = pick(field);
    }
    return picked;
  };
}

const orNothing =
  (pick: Pick): Pick =>
  (value) =>
    value === null || value === undefined ? value : pick(value);

/** One of several objects, told apart by the value of one field. */
function pickOneOf(schema: z.core.$ZodType, key: string, options: readonly z.core.$ZodType[]) {
  const picks = new Map<unknown, Pick>();
  for (const option of options) {
    const values = option._zod.propValues?.[key];
    if (values === undefined) return byParsing(schema);
    for (const value of values) picks.set(value, pickerOf(option));
  }
  return (value: unknown) => {
    const pick = isObject(value) ? picks.get(value[key]) : undefined;
    if (pick === undefined) throw misplaced();
    return pick(value);
  };
}

/** What is more than a shape is read as the schema says. */
const byParsing =
  (schema: z.core.$ZodType): Pick =>
  (value) =>
    (schema as unknown as Schema).parse(value);

function pickerOf(schema: z.core.$ZodType): Pick {
  const { def } = (schema as Type)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
      return plain;
    case 'unknown':
      return any;
    case 'array':
      return pickArray(pickerOf(def.element));
    case 'object':
      return def.catchall ? byParsing(schema) : pickObject(def.shape);
    case 'nullable':
    case 'optional':
      return orNothing(pickerOf(def.innerType));
    case 'union': {
      const { discriminator } = def as Partial<z.core.$ZodDiscriminatedUnionDef>;
      return discriminator === undefined
        ? byParsing(schema)
        : pickOneOf(schema, discriminator, def.options);
    }
    default:
      return byParsing(schema);
  }
}

/**
 * Writes replies with the fields that their schema names and no others, as parsing them would, but
 * does not judge the values: what makes them has been compiled, and tested, against the schema.
 */
export function serializerOf(schema: Schema): (reply: unknown) => string {
  const pick = pickerOf(schema);
  return (reply) => JSON.stringify(pick(reply));
}
