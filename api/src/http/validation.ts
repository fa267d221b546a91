import type { Schema } from '@kollab/contract';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type * as z from 'zod/mini';

const toIssue = (issue: z.core.$ZodIssue): FastifySchemaValidationError => ({
  keyword: issue.code,
  instancePath: issue.path.join('.'),
  schemaPath: '',
  params: {},
  message: issue.message,
});

/** Lets Fastify validate requests and encode replies by the contract's schemas. */
export function useContractSchemas(app: FastifyInstance) {
  app.setValidatorCompiler<Schema>(({ schema }) => (data: unknown) => {
    const read = schema.safeParse(data ?? {});
    if (read.success) return { value: read.data };
    const error = Object.assign(new Error('invalid request'), {
      validation: read.error.issues.slice(0, 1).map(toIssue),
      statusCode: 400,
    });
    return { error };
  });
  app.setSerializerCompiler<Schema>(
    ({ schema }) =>
      (data: unknown) =>
        JSON.stringify(schema.parse(data)),
  );
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body.trim() === '' ? done(null, {}) : parseJson(request, body, done)),
  );
}
