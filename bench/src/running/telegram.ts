/** A message that the emulator accepted. */
export interface AcceptedMessage {
  telegramId: number;
  messageId: number;
  text: string;
  answerLost: boolean;
}

/** What an ordered fault is and how many calls it met. */
export interface MetFault {
  errorCode: number;
  lostAnswer?: boolean;
  met: number;
}

interface Pacing {
  refusedOverall: number;
  refusedPerChat: number;
}

/** The emulator's control surface, as far as a run needs it. */
export function controlOf(url: string) {
  const ask = async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    addPeople: (firstTelegramId: number, count: number, blocked: boolean) =>
      ask('POST', '/crowd', { firstTelegramId, count, blocked }),
    /** As fast as Telegram allows to one chat; answers come after `answerAfterMs`. */
    pace: (perSecond: number, answerAfterMs: number) =>
      ask('PUT', '/pacing', { perSecond, perChatSecond: 1, burst: 3, answerAfterMs }),
    pacing: () => ask<Pacing>('GET', '/pacing'),
    order: (fault: {
      errorCode: number;
      share: number;
      lostAnswer?: boolean;
      retryAfter?: number;
    }) => ask('POST', '/faults', { method: 'sendMessage', ...fault }),
    faults: () => ask<MetFault[]>('GET', '/faults'),
    messages: (from: number, to: number) =>
      ask<AcceptedMessage[]>('GET', `/crowd/messages?from=${from}&to=${to}`),
  };
}

export type Control = ReturnType<typeof controlOf>;
