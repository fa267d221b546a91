import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toMessage } from '#src/bot-api/telegram/bot-message.ts';
import { detectEntities } from '#src/bot-api/parameters/text.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import { viewMessage } from '#src/control/common/message-view.ts';
import { pressButton } from '#src/control/common/pressing.ts';
import { vote } from '#src/control/common/voting.ts';
import { letIn } from '#src/bot-api/telegram/groups.ts';
import { isBotIn } from '#src/state/group.ts';
import type { Group } from '#src/state/group-state.ts';
import type { Person } from '#src/people/people.ts';
import { addMessage, findChat, findMessage } from '#src/state/chats.ts';
import type { StoredMessage } from '#src/state/state.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const byMember = z.looseObject({ telegramId: z.int() });
const newMessage = z.strictObject({
  telegramId: z.int(),
  text: z.string().trim().min(1).max(4096),
  /** Null: a plain message, even where the bot waits for this member's reply. */
  replyTo: z.int().nullable().optional(),
});

function requireModerators({ group }: Telegram): Group {
  if (group === undefined) throw controlError(404, 'There is no group: set MODERATORS_CHAT_ID');
  return group;
}

export function requireMember(telegram: Telegram, group: Group, body: unknown): Person {
  const person = requirePerson(telegram, parseInput(byMember, body));
  if (!group.memberIds.includes(person.telegramId)) {
    throw controlError(409, 'The person is not in the group');
  }
  return person;
}

function isMentioned(member: Person, { text = '', entities = [] }: StoredMessage): boolean {
  return entities.some((entity) => {
    if (entity.type === 'text_mention') return entity.user.id === member.telegramId;
    if (entity.type === 'text_link') return entity.url === `tg://user?id=${member.telegramId}`;
    const name = text.slice(entity.offset + 1, entity.offset + entity.length);
    return entity.type === 'mention' && name.toLowerCase() === member.username?.toLowerCase();
  });
}

/** A selective request for a reply is for whom it mentions and for whom it answers. */
function isAsked(messages: StoredMessage[], member: Person, asked: StoredMessage): boolean {
  if (asked.forceReply?.selective !== true) return asked.forceReply !== undefined;
  const answered = messages.find(({ messageId }) => messageId === asked.replyTo);
  return isMentioned(member, asked) || answered?.memberId === member.telegramId;
}

/** As in Telegram's clients, the next message of whoever is asked for a reply is that reply. */
function awaitedReply(messages: StoredMessage[], member: Person): number | undefined {
  const own = messages.findLastIndex(({ memberId }) => memberId === member.telegramId);
  return messages
    .slice(own + 1)
    .findLast((message) => message.from === 'bot' && isAsked(messages, member, message))?.messageId;
}

/** With privacy mode a bot hears commands and replies to itself only, but for an administrator. */
function isForBot({ bot, store }: Telegram, group: Group, { text = '', replyTo }: StoredMessage) {
  if (group.bot.status === 'administrator') return true;
  const command = /^\/\w+(?:@(?<bot>\w+))?/u.exec(text);
  if (command) return command.groups?.bot === undefined || command.groups.bot === bot.username;
  return replyTo !== undefined && findMessage(store, group.telegramId, replyTo)?.from === 'bot';
}

export function writeAs(
  telegram: Telegram,
  group: Group,
  member: Person,
  { text, replyTo }: { text: string; replyTo?: number | undefined },
): StoredMessage {
  const stored = addMessage(telegram.store, group.telegramId, {
    from: 'person',
    memberId: member.telegramId,
    ...detectEntities({ text, entities: [] }),
    ...(replyTo !== undefined && { replyTo }),
  });
  if (isBotIn(group) && isForBot(telegram, group, stored)) {
    telegram.updates.push({ message: toMessage(telegram, group, stored) });
  }
  return stored;
}

export function serveGroupChat(
  app: FastifyInstance,
  telegram: Telegram,
  path: string,
  groupOf: (params: unknown) => Group,
): void {
  const { store } = telegram;

  app.get(`${path}/messages`, ({ params }) => {
    const messages = findChat(store, groupOf(params).telegramId)?.messages ?? [];
    return messages.map((message) => viewMessage(telegram, message));
  });

  app.post(`${path}/messages`, async ({ params, body }, reply) => {
    const group = groupOf(params);
    const { text, replyTo: given } = parseInput(newMessage, body);
    const member = requireMember(telegram, group, body);
    const messages = findChat(store, group.telegramId)?.messages ?? [];
    const replyTo = given === undefined ? awaitedReply(messages, member) : (given ?? undefined);
    if (replyTo !== undefined && findMessage(store, group.telegramId, replyTo) === undefined) {
      throw controlError(404, 'replyTo: there is no such message');
    }
    const stored = writeAs(telegram, group, member, { text, replyTo });
    return reply.code(201).send(viewMessage(telegram, stored));
  });

  app.post(`${path}/press`, ({ params, body }) => {
    const group = groupOf(params);
    const member = requireMember(telegram, group, body);
    const { telegramId: _, ...press } = byMember.parse(body);
    return pressButton(telegram, member, group, press);
  });

  app.post(`${path}/vote`, ({ params, body }) => {
    const group = groupOf(params);
    const member = requireMember(telegram, group, body);
    const { telegramId: _, ...ballot } = byMember.parse(body);
    return vote(telegram, member, group, ballot);
  });
}

export function serveModeratorsGroup(app: FastifyInstance, telegram: Telegram): void {
  app.get('/group', () => {
    const { telegramId, title, memberIds } = requireModerators(telegram);
    return { telegramId, title, memberIds };
  });
  app.post('/group/members', (request) => {
    const group = requireModerators(telegram);
    const person = requirePerson(telegram, parseInput(byMember, request.body));
    letIn(telegram, group, person, {});
    return { memberIds: group.memberIds };
  });
  serveGroupChat(app, telegram, '/group', () => requireModerators(telegram));
}
