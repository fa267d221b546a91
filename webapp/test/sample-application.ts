import type { Application } from '@kollab/contract';

/** An application that waits, as the server answers; tests change what they are about. */
export const sampleApplication: Application = {
  projectId: '0190d5a0-0000-7000-8000-00000000000a',
  vacancyId: '0190d5a0-0000-7000-8000-00000000000b',
  telegramId: 5,
  userId: '0190d5a0-0000-7000-8000-000000000005',
  userName: 'Мария Орлова',
  userPhoto: null,
  userDescription: 'Делаю интерфейсы и люблю карты города',
  projectTitle: 'Солнечная карта',
  coverImage: null,
  vacancyTitle: 'Дизайнер',
  coverLetter: 'Хочу помочь с картой',
  status: 'Pending',
  applicationStatus: 'Pending',
  reason: null,
  closedBecause: null,
  isFirstChoice: false,
  match: null,
  applicant: null,
  contact: null,
  answerTime: null,
  awayUntil: null,
  createdAt: '2026-01-02T00:00:00Z',
  decidedAt: null,
  endedAt: null,
};
