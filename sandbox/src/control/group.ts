import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toMessage } from '#src/bot-api/telegram/bot-message.ts';
import { detectEntities } from '#src/bot-api/parameters/text.ts';
import { controlError, parseInput, requirePerson } from './input.ts';
import { viewMessage } from './message-view.ts';
import { pressButton } from './pressing.ts';
import type { Group } from '#src/state/group.ts';
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

function requireGroup({ group }: Telegram): Group {
  if (group === undefined) throw controlError(404, 'There is no group: set MODERATORS_CHAT_ID');
  return group;
}

function requireMember(telegram: Telegram, body: unknown): Person {
  const person = requirePerson(telegram, parseInput(byMember, body));
  if (!requireGroup(telegram).memberIds.has(person.telegramId)) {
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

/** With privacy mode, as bots have it, a bot hears commands and replies to itself only. */
function isForBot({ bot, store }: Telegram, group: Group, { text = '', replyTo }: StoredMessage) {
  const command = /^\/\w+(?:@(?<bot>\w+))?/u.exec(text);
  if (command) return command.groups?.bot === undefined || command.groups.bot === bot.username;
  return replyTo !== undefined && findMessage(store, group.telegramId, replyTo)?.from === 'bot';
}

/** What members see and do in the moderators' group. */
export function serveGroup(app: FastifyInstance, telegram: Telegram): void {
  const { store } = telegram;

  app.get('/group', () => {
    const { telegramId, title, memberIds } = requireGroup(telegram);
    return { telegramId, title, memberIds: [...memberIds] };
  });

  app.post('/group/members', (request) => {
    const { memberIds } = requireGroup(telegram);
    memberIds.add(requirePerson(telegram, parseInput(byMember, request.body)).telegramId);
    return { memberIds: [...memberIds] };
  });

  app.get('/group/messages', () => {
    const messages = findChat(store, requireGroup(telegram).telegramId)?.messages ?? [];
    return messages.map((message) => viewMessage(telegram, message));
  });

  app.post('/group/messages', async (request, reply) => {
    const group = requireGroup(telegram);
    const { text, replyTo: given } = parseInput(newMessage, request.body);
    const member = requireMember(telegram, request.body);
    const messages = findChat(store, group.telegramId)?.messages ?? [];
    const replyTo = given === undefined ? awaitedReply(messages, member) : (given ?? undefined);
    if (replyTo !== undefined && findMessage(store, group.telegramId, replyTo) === undefined) {
      throw controlError(404, 'replyTo: there is no such message');
    }
    const stored = addMessage(store, group.telegramId, {
      from: 'person',
      memberId: member.telegramId,
      ...detectEntities({ text, entities: [] }),
      ...(replyTo !== undefined && { replyTo }),
    });
    if (isForBot(telegram, group, stored)) {
      telegram.updates.push({ message: toMessage(telegram, group, stored) });
    }
    return reply.code(201).send(viewMessage(telegram, stored));
  });

  app.post('/group/press', (request) => {
    const member = requireMember(telegram, request.body);
    const { telegramId: _, ...body } = byMember.parse(request.body);
    return pressButton(telegram, member, requireGroup(telegram), body);
  });
}
