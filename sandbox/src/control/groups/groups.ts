import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeBot, letIn, listGroups, takeOut, upgrade } from '#src/bot-api/telegram/groups.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import type { Group as ShownGroup } from '#src/control/common/shapes.ts';
import type { Person } from '#src/people/people.ts';
import { addGroup, isAdministrator, isBotIn, isOwner } from '#src/state/group.ts';
import type { BotStanding, Group } from '#src/state/group-state.ts';
import { findPerson } from '#src/state/people.ts';
import { requireMember, serveGroupChat, writeAs } from './group-chat.ts';

const newGroup = z.strictObject({
  telegramId: z.int(),
  title: z.string().trim().min(1).max(128),
  isBasic: z.boolean().default(false),
});

const botChange = z.strictObject({
  telegramId: z.int(),
  status: z.enum(['member', 'administrator', 'kicked']),
  canInvite: z.boolean().default(false),
  canTag: z.boolean().default(false),
  canPin: z.boolean().default(false),
  /** What a link with `startgroup` has the client write afterwards. */
  startParameter: z
    .string()
    .regex(/^[\w-]{1,64}$/u)
    .optional(),
});

const memberChange = z.strictObject({
  telegramId: z.int(),
  memberId: z.int(),
});

const params = z.object({ chatId: z.coerce.number().int() });

export function requireGroup(telegram: Telegram, given: unknown): Group {
  const { chatId } = parseInput(params, given);
  const group = listGroups(telegram).find(({ telegramId }) => telegramId === chatId);
  if (!group) throw controlError(404, 'There is no such group');
  if (group.movedTo !== undefined) throw controlError(409, `The group is ${group.movedTo} now`);
  return group;
}

export function requireAdministrator(telegram: Telegram, group: Group, body: unknown): Person {
  const person = requireMember(telegram, group, body);
  if (!isAdministrator(group, person.telegramId)) {
    throw controlError(409, 'The person is not an administrator of the group');
  }
  return person;
}

function viewGroup(telegram: Telegram, group: Group): ShownGroup {
  const { telegramId: id, title, isBasic, memberIds, bot, tags, pinnedId, requests } = group;
  const statusOf = (telegramId: number): ShownGroup['members'][number]['status'] => {
    if (isOwner(group, telegramId)) return 'creator';
    return isAdministrator(group, telegramId) ? 'administrator' : 'member';
  };
  return {
    telegramId: id,
    title,
    isBasic,
    isModerators: group === telegram.group,
    memberIds,
    members: memberIds.map((telegramId) => ({
      telegramId,
      status: statusOf(telegramId),
      tag: tags[telegramId] ?? null,
    })),
    bot,
    links: group.links,
    requests: requests
      .filter(({ outcome }) => outcome === undefined)
      .map(({ telegramId, url }) => ({ telegramId, url })),
    pinnedId: pinnedId ?? null,
  };
}

export function standingOf(
  group: Group,
  change: Pick<z.infer<typeof botChange>, 'status' | 'canInvite' | 'canTag' | 'canPin'>,
): BotStanding {
  const { status, canInvite, canTag, canPin } = change;
  if (status !== 'administrator') return { status };
  // Administrators of basic groups may do all of it.
  return group.isBasic
    ? { status, canInvite: true, canTag: true, canPin: true }
    : { status, canInvite, canTag, canPin };
}

export function serveGroups(app: FastifyInstance, telegram: Telegram): void {
  const { store } = telegram;
  const groupOf = (given: unknown) => requireGroup(telegram, given);

  app.get('/groups', () =>
    listGroups(telegram)
      .filter(({ movedTo }) => movedTo === undefined)
      .map((group) => viewGroup(telegram, group)),
  );

  app.post('/groups', async (request, reply) => {
    const { title, isBasic } = parseInput(newGroup, request.body);
    const owner = requirePerson(telegram, request.body);
    const group = addGroup(store, owner, title, isBasic);
    return reply.code(201).send(viewGroup(telegram, group));
  });

  app.put('/groups/:chatId/bot', (request) => {
    const group = groupOf(request.params);
    const change = parseInput(botChange, request.body);
    // Members may add a bot, as they may add people; what it may do is an administrator's to say.
    const isAdded = change.status === 'member' && !isBotIn(group);
    const by = (isAdded ? requireMember : requireAdministrator)(telegram, group, request.body);
    changeBot(telegram, group, by, standingOf(group, change));
    const { startParameter } = change;
    if (startParameter !== undefined && change.status !== 'kicked') {
      writeAs(telegram, group, by, {
        text: `/start@${telegram.bot.username} ${startParameter}`,
      });
    }
    return viewGroup(telegram, group);
  });

  app.post('/groups/:chatId/members', (request) => {
    const group = groupOf(request.params);
    const by = requireMember(telegram, group, request.body);
    letIn(telegram, group, requireOther(telegram, request.body), { by });
    return viewGroup(telegram, group);
  });

  app.post('/groups/:chatId/members/out', (request) => {
    const group = groupOf(request.params);
    const by = requireMember(telegram, group, request.body);
    const person = requireOther(telegram, request.body);
    if (person !== by) requireAdministrator(telegram, group, request.body);
    takeOut(telegram, group, person, by);
    return viewGroup(telegram, group);
  });

  app.post('/groups/:chatId/administrators', (request) => {
    const group = groupOf(request.params);
    requireAdministrator(telegram, group, request.body);
    const { telegramId } = requireOther(telegram, request.body);
    if (!group.memberIds.includes(telegramId)) {
      throw controlError(409, 'The person is not in the group');
    }
    if (!isAdministrator(group, telegramId)) group.adminIds.push(telegramId);
    store.changed({ kind: 'groups', telegramId: group.telegramId });
    return viewGroup(telegram, group);
  });

  app.post('/groups/:chatId/upgrade', (request) => {
    const group = groupOf(request.params);
    const by = requireAdministrator(telegram, group, request.body);
    if (!group.isBasic) throw controlError(409, 'The group is a supergroup already');
    return viewGroup(telegram, upgrade(telegram, group, by));
  });

  serveGroupChat(app, telegram, '/groups/:chatId', groupOf);
}

function requireOther(telegram: Telegram, body: unknown): Person {
  const { memberId } = parseInput(memberChange, body);
  const person = findPerson(telegram.store, memberId);
  if (!person) throw controlError(404, 'There is no such person');
  return person;
}
