const longestMessage = 64 * 1024;

/** One message of the web-app protocol, in either direction. */
export interface ProtocolMessage {
  eventType: string;
  eventData?: unknown;
}

/** Reads what an iframe posted; anything that is not a short JSON message of the protocol is undefined. */
export function parseMessage(data: unknown): ProtocolMessage | undefined {
  if (typeof data !== 'string' || data.length > longestMessage) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('eventType' in value)) return undefined;
  if (typeof value.eventType !== 'string') return undefined;
  return {
    eventType: value.eventType,
    eventData: 'eventData' in value ? value.eventData : undefined,
  };
}
