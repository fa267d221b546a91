import { badValueOf, type Schema } from '@kollab/contract';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Config } from '#src/platform/config/config.ts';
import { isModest } from './modest.ts';
import { serializerOf } from './serializing.ts';

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

/** Lets Fastify validate requests and write replies by the contract's schemas. */
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
        if (!isModest(body)) return done(new AppError('malformedRequest'));
        return parseJson(request, text, done);
      };
      if (body.length < large) return parse();
      return whenLoopIsFree(() => void parse());
    },
  );
}
