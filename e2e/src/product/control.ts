import type { InlineAnswer, Message, PressAnswer } from '@kollab/sandbox/control';

export type { Message } from '@kollab/sandbox/control';

export function controlOf(sandboxUrl: string) {
  async function ask<T>(path: string, body?: unknown, method = body ? 'POST' : 'GET'): Promise<T> {
    const response = await fetch(`${sandboxUrl}/control${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
  return {
    ask,
    messages: (telegramId: number) => ask<Message[]>(`/chats/${telegramId}/messages`),
    write: (telegramId: number, text: string, replyTo?: number) =>
      ask<Message>(`/chats/${telegramId}/messages`, { text, replyTo }),
    press: (telegramId: number, messageId: number, data: string) =>
      ask<PressAnswer>(`/chats/${telegramId}/press`, { messageId, data }),
    askInline: (telegramId: number, query: string) =>
      ask<InlineAnswer>(`/chats/${telegramId}/inline-queries`, { query }),
    chooseInline: (telegramId: number, queryId: string, resultId: string) =>
      ask<Message>(`/chats/${telegramId}/inline-queries/${queryId}/choose`, { resultId }),
    addPerson: (firstName: string, lastName: string, username?: string) =>
      ask<{ telegramId: number }>('/people', { firstName, lastName, username }),
    initData: async (telegramId: number) =>
      (await ask<{ initData: string }>(`/people/${telegramId}/init-data`)).initData,
  };
}

export type Control = ReturnType<typeof controlOf>;
