import { limits } from '@kollab/contract';
import type { preParsingHookHandler } from 'fastify';
import { AppError } from '#src/platform/errors/app-error.ts';

const headers = ['x-version', 'x-api-version', 'api-version', 'version'];
const [major] = limits.apiVersion.split('.');

/** Refuses a caller that speaks another major version; none named means the first. */
export const checkVersion: preParsingHookHandler = (request, _reply, _payload, done) => {
  const name = headers.find((one) => request.headers[one] !== undefined);
  if (name === undefined) return done();
  const matches = /^(\d+)(\.\d+)*$/.exec(String(request.headers[name]).trim());
  return done(matches?.[1] === major ? null : new AppError('unsupportedVersion'));
};
