import { say } from '#src/client/language/language.ts';
import * as z from 'zod/mini';
import {
  Bot,
  Config,
  Group,
  InlineAnswer,
  Launch,
  Message,
  Person,
  PreparedMessage,
  PressAnswer,
} from './shapes.ts';

const patience = 35_000;

const statusWords: Record<number, string> = {
  404: say('этого больше нет', 'it is no longer there'),
  409: say('бот заблокирован или имя занято', 'the bot is blocked, or the name is taken'),
  504: say('бот не ответил за 10 секунд', 'the bot did not answer within 10 seconds'),
};

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/control${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(
      statusWords[response.status] ??
        refusal(text) ??
        say(`ответ ${response.status}`, `answer ${response.status}`),
    );
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

const Refusal = z.object({ message: z.string() });

function refusal(text: string): string | undefined {
  try {
    const body = Refusal.safeParse(JSON.parse(text));
    return body.success ? body.data.message : undefined;
  } catch {
    return undefined;
  }
}

/** The sandbox's control surface; every call rejects with a message a person may be shown. */
export const control = {
  config: async () => Config.parse(await call('GET', '/config')),
  people: async () => z.array(Person).parse(await call('GET', '/people')),
  addPerson: async (person: { firstName: string; lastName?: string; username?: string }) =>
    Person.parse(await call('POST', '/people', person)),
  speak: async (languageCode: string) => {
    await call('PATCH', '/people', { languageCode });
  },
  messages: async (telegramId: number) =>
    z.array(Message).parse(await call('GET', `/chats/${telegramId}/messages`)),
  send: async (telegramId: number, message: { text: string; replyTo: number | null }) => {
    await call('POST', `/chats/${telegramId}/messages`, message);
  },
  press: async (telegramId: number, press: { messageId: number; data: string }) =>
    PressAnswer.parse(await call('POST', `/chats/${telegramId}/press`, press)),
  /** Undefined where there is none. */
  group: async () => {
    const found = await call('GET', '/group').catch((reason: unknown) => {
      if (reason instanceof Error && reason.message === statusWords[404]) return undefined;
      throw reason;
    });
    return found === undefined ? undefined : Group.parse(found);
  },
  groupMessages: async () => z.array(Message).parse(await call('GET', '/group/messages')),
  sendToGroup: async (message: { telegramId: number; text: string; replyTo?: number }) => {
    await call('POST', '/group/messages', message);
  },
  pressInGroup: async (press: { telegramId: number; messageId: number; data: string }) =>
    PressAnswer.parse(await call('POST', '/group/press', press)),
  inlineQuery: async (telegramId: number, query: { query: string; offset: string }) =>
    InlineAnswer.parse(await call('POST', `/chats/${telegramId}/inline-queries`, query)),
  chooseInline: async (telegramId: number, queryId: string, resultId: string) => {
    const path = `/chats/${telegramId}/inline-queries/${queryId}/choose`;
    await call('POST', path, { resultId });
  },
  block: async (telegramId: number, blocked: boolean) => {
    await call('POST', `/chats/${telegramId}/${blocked ? 'block' : 'unblock'}`, {});
  },
  bot: async (telegramId: number) => Bot.parse(await call('GET', `/bot?telegramId=${telegramId}`)),
  launch: async (
    telegramId: number,
    launch: {
      url?: string;
      startParam?: string;
      platform: string;
      version: string;
      themeParams: Record<string, string>;
    },
  ) => Launch.parse(await call('POST', `/people/${telegramId}/web-app`, launch)),
  writeAccess: async (telegramId: number, allowed: boolean) => {
    await call('POST', `/people/${telegramId}/write-access`, { allowed });
  },
  /** Undefined when it is not this person's, or has expired. */
  prepared: async (telegramId: number, preparedId: string) => {
    const path = `/people/${telegramId}/prepared-messages/${encodeURIComponent(preparedId)}`;
    const found = await call('GET', path).catch((reason: unknown) => {
      if (reason instanceof Error && reason.message === statusWords[404]) return undefined;
      throw reason;
    });
    return found === undefined ? undefined : PreparedMessage.parse(found);
  },
  /** To a person, or into the chat with the bot. */
  sendPrepared: async (telegramId: number, preparedId: string, to: number | undefined) => {
    const path = `/people/${telegramId}/prepared-messages/${encodeURIComponent(preparedId)}/send`;
    await call('POST', path, { to });
  },
  contact: async (telegramId: number) => {
    await call('POST', `/people/${telegramId}/contact`, {});
  },
};
