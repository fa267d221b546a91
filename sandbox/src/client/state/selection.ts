import { create } from 'zustand';

export type Pane = 'people' | 'chat' | 'phone';

interface Selection {
  telegramId?: number;
  /** Shown in place of the chat with the bot. */
  groupId?: number | undefined;
  pane: Pane;
}

function fromAddress(): number | undefined {
  const id = Number(new URLSearchParams(window.location.search).get('as'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export const useSelection = create<Selection>()(() => ({
  telegramId: fromAddress(),
  pane: 'chat',
}));

/** The address keeps it over a reload. */
export function selectPerson(telegramId: number): void {
  const address = new URL(window.location.href);
  address.searchParams.set('as', String(telegramId));
  window.history.replaceState(null, '', address);
  useSelection.setState({ telegramId, groupId: undefined, pane: 'chat' });
}

export function showPane(pane: Pane): void {
  useSelection.setState({ pane });
}
