import { create } from 'zustand';

export type Pane = 'people' | 'chat' | 'phone';

/** Whose Telegram is shown, and which of its panes on a narrow window. */
interface Selection {
  telegramId?: number;
  /** The group that is shown in place of the chat with the bot. */
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

/** Switches to a person; the address keeps it over a reload. */
export function selectPerson(telegramId: number): void {
  const address = new URL(window.location.href);
  address.searchParams.set('as', String(telegramId));
  window.history.replaceState(null, '', address);
  useSelection.setState({ telegramId, groupId: undefined, pane: 'chat' });
}

export function showPane(pane: Pane): void {
  useSelection.setState({ pane });
}
