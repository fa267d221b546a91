import type { MeetingCard } from '@kollab/contract';
import { projectId } from './project-card.ts';

export const meetingId = '0193f5a3-0000-7000-8000-000000000003';

export const meetingCard = (otherwise: Partial<MeetingCard> = {}): MeetingCard => ({
  projectId,
  projectName: 'Бот для столовой',
  meetingId,
  state: 'open',
  times: [
    { at: '2030-01-07T16:00:00.000Z', votes: 2 },
    { at: '2030-01-08T17:30:00.000Z', votes: 0 },
  ],
  mine: [],
  at: null,
  isPoll: false,
  ...otherwise,
});
