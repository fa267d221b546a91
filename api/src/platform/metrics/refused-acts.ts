import type { Access, ErrorCode } from '@kollab/contract';
import type { FastifyRequest } from 'fastify';
import { refusedActs } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

const forModerators: ReadonlySet<Access> = new Set(['moderator', 'admin', 'ownerOrModerator']);

/**
 * Counts a refused right (403) on what only moderators and admins may do, and writes down who tried
 * what, on what.
 */
export function noteRefusedAct(request: FastifyRequest, code: ErrorCode, endpoint: string) {
  const { method, params, routeOptions } = request;
  const { access } = routeOptions.config;
  if (access === undefined || !forModerators.has(access)) return;
  refusedActs.inc({ endpoint, method, access, code });
  const actor = request.actor.kind === 'person' ? request.actor.person : undefined;
  const who = actor && {
    person: actor.id,
    telegramId: actor.telegramId,
    role: actor.role,
    ...(actor.viaBot && { viaBot: true }),
  };
  request.log.warn(
    { method, route: endpoint, params, code, ...who },
    'a call for moderators was refused',
  );
}
