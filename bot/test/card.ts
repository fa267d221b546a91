import type { ModerationCard } from '@kollab/contract';

export const card = (otherwise: Partial<ModerationCard> = {}): ModerationCard => ({
  telegramId: 1001,
  name: 'Анна Ковалёва',
  university: 'МГУ',
  course: '3',
  version: 7,
  submittedAt: '2026-11-21T11:05:00.000Z',
  claimedBy: null,
  decision: null,
  appeal: null,
  changes: [
    {
      changeType: 'statusShort',
      oldValue: 'Студентка',
      newValue: 'Ищу команду для хакатона',
    },
    {
      changeType: 'tags',
      oldValue: ['React', 'Photoshop'],
      newValue: ['React', 'C#', 'SQL'],
    },
  ],
  ...otherwise,
});
