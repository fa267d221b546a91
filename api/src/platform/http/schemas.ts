import { badValueOf, type Schema } from '@kollab/contract';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type * as z from 'zod/mini';
import type { Config } from '#src/platform/config/config.ts';
import { AppError } from '#src/platform/errors/app-error.ts';

const toIssue = (issue: z.core.$ZodIssue): FastifySchemaValidationError => ({
  keyword: issue.code,
  instancePath: issue.path.join('.'),
  schemaPath: '',
  params: {},
  message: badValueOf(issue),
});

/** Text of bytes; bytes that are none are not replaced by question marks. */
function readUtf8(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes from which a body takes milliseconds to be read and judged: it has pictures in it. */
const large = 64 * 1024;

/** Does one such piece of work a turn of the event loop, so that others' work comes in between. */
function takingTurns() {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return (work: () => void) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(next);
  };
}

export function useContractSchemas(
  app: FastifyInstance,
  { checksReplies }: Pick<Config, 'checksReplies'>,
) {
  app.setValidatorCompiler<Schema>(({ schema }) => (data: unknown) => {
    const read = schema.safeParse(data ?? {});
    if (read.success) return { value: read.data };
    const error = Object.assign(new Error('invalid request'), {
      validation: read.error.issues.slice(0, 1).map(toIssue),
      statusCode: 400,
    });
    return { error };
  });
  app.setSerializerCompiler<Schema>(({ schema }) => {
    const write = serializerOf(schema);
    return checksReplies ? (data: unknown) => write(schema.parse(data)) : write;
  });
  app.removeContentTypeParser('text/plain');
  const whenLoopIsFree = takingTurns();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const parse = () => {
        const text = readUtf8(body);
        if (text === undefined) return done(new AppError('malformedRequest'));
        if (text.trim() === '') return done(null, {});
        if (!isWithinJsonLimits(body)) return done(new AppError('malformedRequest'));
        return parseJson(request, text, done);
      };
      if (body.length < large) return parse();
      return whenLoopIsFree(() => void parse());
    },
  );
}

/** Far more than any request of ours holds, and far less than 256 KB may. */
const mostValues = 5000;
const deepest = 20;

const [quote, backslash, comma] = Buffer.from('"\\,');
const opening = new Set(Buffer.from('[{'));
const closing = new Set(Buffer.from(']}'));

function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Whether JSON is of a size and depth that may be looked through. Told before it is parsed: to make
 * things of it is what takes long.
 */
export function isWithinJsonLimits(json: Buffer): boolean {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] as number;
    if (sign === quote) at = endOfText(json, at);
    else if (sign === comma) values += 1;
    else if (opening.has(sign)) {
      values += 1;
      depth += 1;
    } else if (closing.has(sign)) depth -= 1;
    if (values > mostValues || depth > deepest) return false;
  }
  return true;
}

type Type = z.core.$ZodTypes;
/** Answers of a value what its schema names; throws where something else stands in its place. */
type Picker = (value: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const misplaced = () => new TypeError('A reply is not what its schema says.');

/** Text, number, truth or nothing: what has no parts cannot hold what is nobody's business. */
const plain: Picker = (value) => {
  if (isObject(value)) throw misplaced();
  return value;
};

const any: Picker = (value) => value;

function pickArray(element: Picker): Picker {
  return (value) => {
    if (!Array.isArray(value)) throw misplaced();
    return element === any ? value : value.map((item) => element(item));
  };
}

function pickObject(shape: Readonly<Record<string, z.core.$ZodType>>): Picker {
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
  (pick: Picker): Picker =>
  (value) =>
    value === null || value === undefined ? value : pick(value);

function pickOneOf(schema: z.core.$ZodType, key: string, options: readonly z.core.$ZodType[]) {
  const picks = new Map<unknown, Picker>();
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

const byParsing =
  (schema: z.core.$ZodType): Picker =>
  (value) =>
    (schema as unknown as Schema).parse(value);

function pickerOf(schema: z.core.$ZodType): Picker {
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
