import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The newest message each person has looked at, by telegramId. */
export const useSeen = create<Record<string, number>>()(
  persist(() => ({}), { name: 'sandbox-seen' }),
);

export function markSeen(telegramId: number, messageId: number): void {
  if ((useSeen.getState()[telegramId] ?? 0) < messageId) {
    useSeen.setState({ [telegramId]: messageId });
  }
}
