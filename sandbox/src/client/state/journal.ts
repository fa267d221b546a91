import { create } from 'zustand';

const mostLines = 100;
const longestData = 400;

interface JournalLine {
  id: number;
  time: Date;
  direction: 'fromApp' | 'toApp';
  eventType: string;
  data: string;
  remark?: string;
}

export const useJournal = create<{ lines: JournalLine[] }>()(() => ({ lines: [] }));

let lastId = 0;

export function record(
  direction: JournalLine['direction'],
  { eventType, eventData }: { eventType: string; eventData?: unknown },
  remark?: string,
): void {
  lastId += 1;
  const data = eventData === undefined ? '' : JSON.stringify(eventData).slice(0, longestData);
  const line = { id: lastId, time: new Date(), direction, eventType, data, remark };
  useJournal.setState(({ lines }) => ({ lines: [...lines, line].slice(-mostLines) }));
}

export function clearJournal(): void {
  useJournal.setState({ lines: [] });
}
