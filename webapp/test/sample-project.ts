import type { Participant, Project } from '@kollab/contract';

const id = '0190d5a0-0000-7000-8000-00000000000a';

/** The owner in a team, as the server answers; tests change what they are about. */
export const sampleParticipant = (changes: Partial<Participant> = {}): Participant => ({
  participantId: '0190d5a0-0000-7000-8000-0000000000b1',
  id: '0190d5a0-0000-7000-8000-000000000001',
  userId: '0190d5a0-0000-7000-8000-000000000001',
  telegramId: 1,
  name: 'Аня Ковалёва',
  photo: null,
  role: null,
  vacancyId: null,
  invited: false,
  isOwner: true,
  contactUrl: null,
  ...changes,
});

/** A project as the server answers; tests change what they are about. */
export const sampleProject = (changes: Partial<Project> = {}): Project => ({
  id,
  name: 'Солнечная карта',
  description: 'Показываем, на каких крышах выгодно ставить панели',
  stage: 'Seed Stage',
  status: 'pending',
  coverImage: null,
  palette: [],
  tags: [{ tagName: 'GIS' }],
  telegramId: 1,
  ownerName: 'Аня Ковалёва',
  participantsCount: 1,
  vacanciesCount: 1,
  applicationsCount: 0,
  isPartlyApproved: false,
  weeksInWork: null,
  isArchived: false,
  isDeleted: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  participants: [sampleParticipant()],
  vacancies: [
    {
      id: '0190d5a0-0000-7000-8000-00000000000b',
      projectId: id,
      title: 'Дизайнер',
      level: 'Middle',
      experience: null,
      tags: [{ tagName: 'Figma' }],
      tasks: 'Нарисовать карту',
      requirements: '',
      conditions: '',
      hoursAWeek: null,
      until: null,
      isClosed: false,
      places: 1,
      placesLeft: 1,
      isFilled: false,
    },
  ],
  viewer: { isOwner: true, isMember: true, isInvited: false },
  isFinished: false,
  offeredTo: null,
  moderationStatus: 'Pending',
  rejectionReason: null,
  mayAppealUntil: null,
  pendingChanges: [],
  ...changes,
});
