import type { NotificationSettings } from '@kollab/contract';

export const sampleSettings: NotificationSettings = {
  modes: {
    applications: 'instant',
    invitations: 'instant',
    team: 'digest',
    contacts: 'instant',
    matching: 'instant',
    reminders: 'instant',
    moderation: 'instant',
  },
  quietFrom: null,
  quietTo: null,
  timeZone: 'Europe/Moscow',
  digestAt: 1140,
  language: null,
  awayUntil: null,
  viewsCounted: true,
};
