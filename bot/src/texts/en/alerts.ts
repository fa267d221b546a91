import type { alerts as ru } from '#src/texts/ru/alerts.ts';

export const alerts: typeof ru = {
  save: 'Save',
  saved: 'Saved',
  kept: '✓ Saved',
  mute: (search: string) => `Stop sending: ${search}`,
  muteAll: 'Stop sending this search',
  muted: 'All right, no more of this search',
};
