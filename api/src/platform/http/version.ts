import { limits } from '@kollab/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#src/platform/errors/app-error.ts';

const headers = ['x-version', 'x-api-version', 'api-version', 'version'];
const [major] = limits.apiVersion.split('.');

/** Refuses a caller that speaks another major version; none named means the first. */
export async function checkVersion(request: FastifyRequest) {
  const named = headers.map((name) => request.headers[name]).find((value) => value !== undefined);
  if (named === undefined) return;
  const matches = /^(\d+)(\.\d+)*$/.exec(String(named).trim());
  if (matches?.[1] !== major) throw new AppError('unsupportedVersion');
}
