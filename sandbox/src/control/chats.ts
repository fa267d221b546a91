import type { ChatMember } from '@grammyjs/types';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { botUser, toChat, toMessage, toUser } from '#src/bot-api/telegram/bot-message.ts';
import { detectEntities } from '#src/bot-api/parameters/text.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import { viewMessage } from '#src/control/common/message-view.ts';
import { pressButton } from '#src/control/common/pressing.ts';
import { vote } from '#src/control/common/voting.ts';
import type { Person } from '#src/people/people.ts';
import { addMessage, findChat, findMessage, nowInSeconds, openChat } from '#src/state/chats.ts';
import type { StoredChat } from '#src/state/state.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const newMessage = z.strictObject({
  text: z.string().trim().min(1).max(4096),
  /** Null: a plain message, even where the last one of the bot waits for a reply. */
  replyTo: z.int().nullable().optional(),
});

/** 409 while they block the bot. */
export function requireUnblocked({ store }: Telegram, person: Person): StoredChat {
  const chat = openChat(store, person.telegramId);
  if (chat.blocked) throw controlError(409, 'The person has blocked the bot: unblock it first');
  return chat;
}

function setBlocked(telegram: Telegram, person: Person, blocked: boolean): { blocked: boolean } {
  const { store } = telegram;
  const chat = openChat(store, person.telegramId);
  if (chat.blocked === blocked) return { blocked };
  chat.blocked = blocked;
  const user = botUser(telegram);
  const member: ChatMember = { status: 'member', user };
  const kicked: ChatMember = { status: 'kicked', user, until_date: 0 };
  telegram.updates.push({
    my_chat_member: {
      chat: toChat(person),
      from: toUser(person),
      date: nowInSeconds(),
      old_chat_member: blocked ? member : kicked,
      new_chat_member: blocked ? kicked : member,
    },
  });
  store.changed({ kind: 'people', telegramId: person.telegramId });
  return { blocked };
}

/** As in Telegram's clients, the next message answers one that forces a reply. */
function awaitedReply(chat: StoredChat): number | undefined {
  const last = chat.messages.at(-1);
  return last?.from === 'bot' && last.forceReply ? last.messageId : undefined;
}

export function serveChats(app: FastifyInstance, telegram: Telegram): void {
  const { store } = telegram;

  app.get('/chats/:telegramId/messages', (request) => {
    const person = requirePerson(telegram, request.params);
    const messages = findChat(store, person.telegramId)?.messages ?? [];
    return messages.map((message) => viewMessage(telegram, message));
  });

  app.post('/chats/:telegramId/messages', async (request, reply) => {
    const person = requirePerson(telegram, request.params);
    const { text, replyTo: given } = parseInput(newMessage, request.body);
    const chat = requireUnblocked(telegram, person);
    const replyTo = given === undefined ? awaitedReply(chat) : (given ?? undefined);
    if (replyTo !== undefined && findMessage(store, person.telegramId, replyTo) === undefined) {
      throw controlError(404, 'replyTo: there is no such message');
    }
    if (!chat.started) {
      chat.started = true;
      store.changed({ kind: 'people', telegramId: person.telegramId });
    }
    const stored = addMessage(store, person.telegramId, {
      from: 'person',
      ...detectEntities({ text, entities: [] }),
      ...(replyTo !== undefined && { replyTo }),
    });
    telegram.updates.push({ message: toMessage(telegram, person, stored) });
    return reply.code(201).send(viewMessage(telegram, stored));
  });

  app.post('/chats/:telegramId/press', (request) => {
    const person = requirePerson(telegram, request.params);
    requireUnblocked(telegram, person);
    return pressButton(telegram, person, person, request.body);
  });
  app.post('/chats/:telegramId/vote', (request) => {
    const person = requirePerson(telegram, request.params);
    requireUnblocked(telegram, person);
    return vote(telegram, person, person, request.body);
  });
  app.post('/chats/:telegramId/block', (request) =>
    setBlocked(telegram, requirePerson(telegram, request.params), true),
  );
  app.post('/chats/:telegramId/unblock', (request) =>
    setBlocked(telegram, requirePerson(telegram, request.params), false),
  );
}
