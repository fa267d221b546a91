const longestMessage = 64 * 1024;

export interface ProtocolMessage {
  eventType: string;
  eventData?: unknown;
}

/** Undefined for anything but a short JSON message of the protocol. */
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
