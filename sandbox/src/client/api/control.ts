import { say } from '#src/client/language/language.ts';
import * as z from 'zod/mini';
import type {
  Bot,
  Config,
  Door,
  Group,
  InlineAnswer,
  Message,
  Person,
  PreparedMessage,
  PressAnswer,
  Rights,
} from '#src/control/common/shapes.ts';

const patience = 35_000;

const statusWords: Record<number, string> = {
  404: say('этого больше нет', 'it is no longer there'),
  409: say(
    'бот заблокирован, имя занято или прав не хватает',
    'the bot is blocked, the name is taken or a right is missing',
  ),
  410: say('ссылка больше не действует', 'the link is no longer valid'),
  504: say('бот не ответил за 10 секунд', 'the bot did not answer within 10 seconds'),
};

/** Not checked: the sandbox's own server answers, as `control/common/shapes.ts` has it. */
async function call<T = unknown>(method: string, path: string, body?: object): Promise<T> {
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
  return (text === '' ? undefined : JSON.parse(text)) as T;
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

interface BotChange {
  telegramId: number;
  status: 'member' | 'administrator' | 'kicked';
  canInvite?: boolean | undefined;
  canTag?: boolean | undefined;
  canPin?: boolean | undefined;
  startParameter?: string | undefined;
}

/** Every call rejects with a message a person may be shown. */
export const control = {
  config: async () => await call<Config>('GET', '/config'),
  people: async () => await call<Person[]>('GET', '/people'),
  addPerson: async (person: { firstName: string; lastName?: string; username?: string }) =>
    await call<Person>('POST', '/people', person),
  speak: async (languageCode: string) => {
    await call('PATCH', '/people', { languageCode });
  },
  messages: async (telegramId: number) =>
    await call<Message[]>('GET', `/chats/${telegramId}/messages`),
  send: async (telegramId: number, message: { text: string; replyTo: number | null }) => {
    await call('POST', `/chats/${telegramId}/messages`, message);
  },
  press: async (telegramId: number, press: { messageId: number; data: string }) =>
    await call<PressAnswer>('POST', `/chats/${telegramId}/press`, press),
  groups: async () => await call<Group[]>('GET', '/groups'),
  groupMessages: async (chatId: number) =>
    await call<Message[]>('GET', `/groups/${chatId}/messages`),
  sendToGroup: async (
    chatId: number,
    message: { telegramId: number; text: string; replyTo?: number },
  ) => {
    await call('POST', `/groups/${chatId}/messages`, message);
  },
  pressInGroup: async (
    chatId: number,
    press: { telegramId: number; messageId: number; data: string },
  ) => await call<PressAnswer>('POST', `/groups/${chatId}/press`, press),
  vote: async (
    chatId: number,
    ballot: { telegramId: number; messageId: number; options: number[] },
  ) => {
    const { telegramId, ...own } = ballot;
    await (chatId === telegramId
      ? call('POST', `/chats/${telegramId}/vote`, own)
      : call('POST', `/groups/${chatId}/vote`, ballot));
  },
  addGroup: async (group: { telegramId: number; title: string; isBasic: boolean }) =>
    await call<Group>('POST', '/groups', group),
  setBot: async (chatId: number, change: BotChange) => {
    await call('PUT', `/groups/${chatId}/bot`, change);
  },
  changeMember: async (
    chatId: number,
    what: 'members' | 'members/out' | 'administrators',
    change: { telegramId: number; memberId: number },
  ) => {
    await call('POST', `/groups/${chatId}/${what}`, change);
  },
  answerRequest: async (
    chatId: number,
    answer: { telegramId: number; memberId: number; isApproved: boolean },
  ) => {
    await call('POST', `/groups/${chatId}/requests`, answer);
  },
  upgrade: async (chatId: number, telegramId: number) =>
    await call<Group>('POST', `/groups/${chatId}/upgrade`, { telegramId }),
  door: async (telegramId: number, link: string) =>
    await call<Door>('GET', `/people/${telegramId}/door?link=${encodeURIComponent(link)}`),
  join: async (telegramId: number, link: string) => {
    await call('POST', `/people/${telegramId}/join`, { link });
  },
  inlineQuery: async (telegramId: number, query: { query: string; offset: string }) =>
    await call<InlineAnswer>('POST', `/chats/${telegramId}/inline-queries`, query),
  chooseInline: async (telegramId: number, queryId: string, resultId: string) => {
    const path = `/chats/${telegramId}/inline-queries/${queryId}/choose`;
    await call('POST', path, { resultId });
  },
  block: async (telegramId: number, blocked: boolean) => {
    await call('POST', `/chats/${telegramId}/${blocked ? 'block' : 'unblock'}`, {});
  },
  bot: async (telegramId: number) => await call<Bot>('GET', `/bot?telegramId=${telegramId}`),
  launch: async (
    telegramId: number,
    launch: {
      url?: string;
      startParam?: string;
      platform: string;
      version: string;
      themeParams: Record<string, string>;
    },
  ) => await call<{ url: string }>('POST', `/people/${telegramId}/web-app`, launch),
  writeAccess: async (telegramId: number, allowed: boolean) => {
    await call('POST', `/people/${telegramId}/write-access`, { allowed });
  },
  /** Undefined when it is not this person's, or has expired. */
  prepared: async (telegramId: number, preparedId: string) => {
    const path = `/people/${telegramId}/prepared-messages/${encodeURIComponent(preparedId)}`;
    return call<PreparedMessage>('GET', path).catch((reason: unknown) => {
      if (reason instanceof Error && reason.message === statusWords[404]) return undefined;
      throw reason;
    });
  },
  sendPrepared: async (telegramId: number, preparedId: string, to: number | undefined) => {
    const path = `/people/${telegramId}/prepared-messages/${encodeURIComponent(preparedId)}/send`;
    await call('POST', path, { to });
  },
  preparedButton: async (telegramId: number, buttonId: string) => {
    const path = `/people/${telegramId}/prepared-buttons/${encodeURIComponent(buttonId)}`;
    return await call<{ rights: Rights }>('GET', path);
  },
  chooseByButton: async (telegramId: number, buttonId: string, chatId: number) => {
    const path = `/people/${telegramId}/prepared-buttons/${encodeURIComponent(buttonId)}/choose`;
    await call('POST', path, { chatId });
  },
  contact: async (telegramId: number) => {
    await call('POST', `/people/${telegramId}/contact`, {});
  },
};
