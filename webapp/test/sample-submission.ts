import type { Report, SubmittedProfile, SubmittedProject } from '@kollab/contract';

/** A profile that waits for a moderator, as the server answers. */
export const sampleProfileSubmission = (
  telegramId: number,
  changes: Partial<SubmittedProfile> = {},
): SubmittedProfile => ({
  id: String(telegramId),
  userId: String(telegramId),
  username: null,
  moderationStatus: 'Pending',
  telegramId,
  firstName: `Человек ${telegramId}`,
  lastName: '',
  photo: null,
  version: 1,
  submittedAt: '2026-01-01T00:00:00Z',
  claimedBy: null,
  appeal: null,
  isOwn: false,
  changes: [],
  ...changes,
});

/** A new project that waits for a moderator, as the server answers. */
export const sampleProjectSubmission = (
  id: string,
  changes: Partial<SubmittedProject> = {},
): SubmittedProject => ({
  id,
  name: `Проект ${id}`,
  description: 'Показываем, где ставить панели',
  stage: 'Seed Stage',
  status: 'pending',
  coverImage: null,
  palette: [],
  tags: [],
  telegramId: 9,
  ownerName: 'Пётр',
  participantsCount: 1,
  vacanciesCount: 0,
  applicationsCount: null,
  isPartlyApproved: false,
  isArchived: false,
  isDeleted: false,
  createdAt: '2026-01-01T00:00:00Z',
  participants: [],
  isFinished: false,
  vacancies: [],
  viewer: { isOwner: false, isMember: false, isInvited: false },
  offeredTo: null,
  moderationStatus: 'Pending',
  rejectionReason: null,
  mayAppealUntil: null,
  pendingChanges: [],
  version: 3,
  submittedAt: '2026-01-01T00:00:00Z',
  claimedBy: null,
  appeal: null,
  isOwn: false,
  changes: [],
  ...changes,
});

/** A report that waits for a moderator, as the server answers. */
export const sampleReport = (id: string, changes: Partial<Report> = {}): Report => ({
  id,
  subjectType: 'profile',
  subjectId: '0190d5a0-0000-7000-8000-0000000000c1',
  subjectName: 'Семён Грубый',
  telegramId: 30,
  photo: null,
  category: 'abuse',
  text: 'Пишет гадости',
  reporter: { telegramId: 31, name: 'Вера Тихая' },
  openCount: 1,
  submittedAt: '2026-01-01T00:00:00Z',
  ...changes,
});
