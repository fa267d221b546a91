import { type Endpoint, errors, limits } from '@kollab/contract';
import { ErrorReply } from '@kollab/contract/schemas';
import { endpoints } from '@kollab/contract/endpoints';
import * as z from 'zod/mini';

const schemaOf = (schema: Endpoint['body'], io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const parametersOf = (schema: Endpoint['params'], place: 'path' | 'query') => {
  const { properties = {} } = schemaOf(schema, 'output');
  const { required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
};

const content = (schema: unknown) => ({ 'application/json': { schema } });

const refusalsOf = ({ errors: codes }: Endpoint) => {
  const statuses = Map.groupBy(codes, (code) => errors[code].status);
  return [...statuses].map(([status, group]) => [
    String(status),
    {
      description: group.map((code) => `${code}: ${errors[code].message}`).join('; '),
      content: content({ $ref: '#/components/schemas/Error' }),
    },
  ]);
};

const bodyOf = ({ upload, body }: Endpoint) => {
  if (!upload) return content(schemaOf(body, 'output'));
  const picture = { type: 'string', format: 'binary' };
  const properties = { [upload]: picture };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: [upload] } } };
};

const replyOf = ({ download, reply }: Endpoint) =>
  download
    ? { [download]: { schema: { type: 'string', format: 'binary' } } }
    : content(schemaOf(reply, 'output'));

const operationOf = (feature: string, name: string, endpoint: Endpoint) => ({
  tags: [feature],
  operationId: name,
  summary: endpoint.summary,
  description: `Access: ${endpoint.access}`,
  security: endpoint.access === 'public' ? [] : [{ telegram: [] }, { bot: [] }],
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...(endpoint.method !== 'GET' && {
    requestBody: { content: bodyOf(endpoint) },
  }),
  responses: {
    200: { description: 'OK', content: replyOf(endpoint) },
    ...Object.fromEntries(refusalsOf(endpoint)),
  },
});

const paths = Object.fromEntries(
  [...Map.groupBy(endpoints, ({ endpoint }) => endpoint.path)].map(([path, group]) => [
    path,
    Object.fromEntries(
      group.map(({ feature, name, endpoint }) => [
        endpoint.method.toLowerCase(),
        operationOf(feature, name, endpoint),
      ]),
    ),
  ]),
);

export function openApi(serverUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Kollab', version: limits.apiVersion },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorReply, 'output') },
      securitySchemes: {
        telegram: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'tma <raw init data>',
        },
        bot: { type: 'http', scheme: 'bearer', description: 'With X-Telegram-Id of the person' },
      },
    },
  };
}
