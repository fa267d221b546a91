import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decide, findDoor, join, openRequest } from '#src/bot-api/telegram/joining.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';
import type { Door } from '#src/control/common/shapes.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import { findPerson } from '#src/state/people.ts';
import { requireAdministrator, requireGroup } from './groups.ts';

const door = z.object({ link: z.url().max(200) });
const decision = z.strictObject({
  telegramId: z.int(),
  memberId: z.int(),
  isApproved: z.boolean(),
});

function requireDoor(telegram: Telegram, given: unknown) {
  const found = findDoor(telegram, parseInput(door, given).link);
  if (!found) throw controlError(410, 'INVITE_HASH_EXPIRED');
  return found;
}

export function serveJoining(app: FastifyInstance, telegram: Telegram): void {
  app.get('/people/:telegramId/door', (request): Door => {
    const { telegramId } = requirePerson(telegram, request.params);
    const { group, link } = requireDoor(telegram, request.query);
    return {
      chatId: group.telegramId,
      title: group.title,
      members: group.memberIds.length,
      needsApproval: link.needsApproval,
      isMember: group.memberIds.includes(telegramId),
      isRequested: openRequest(group, telegramId) !== undefined,
    };
  });

  app.post('/people/:telegramId/join', (request) => {
    const person = requirePerson(telegram, request.params);
    const { group, link } = requireDoor(telegram, request.body);
    if (group.memberIds.includes(person.telegramId)) {
      throw controlError(409, 'USER_ALREADY_PARTICIPANT');
    }
    return { chatId: group.telegramId, outcome: join(telegram, person, group, link) };
  });

  app.post('/groups/:chatId/requests', (request) => {
    const group = requireGroup(telegram, request.params);
    const { memberId, isApproved } = parseInput(decision, request.body);
    requireAdministrator(telegram, group, request.body);
    const person = findPerson(telegram.store, memberId);
    const waiting = openRequest(group, memberId);
    if (!person || !waiting) throw controlError(409, 'HIDE_REQUESTER_MISSING');
    decide(telegram, { group, request: waiting, person }, isApproved ? 'approved' : 'declined');
    return { isApproved };
  });
}
