import type { User } from '@kollab/contract';

/** A newcomer as the server answers; tests change what they are about. */
export const sampleUser: User = {
  id: '0190d5a0-0000-7000-8000-000000000001',
  telegramId: 1,
  username: 'anya_k',
  firstName: 'Аня',
  lastName: 'Ковалёва',
  middleName: '',
  phone: null,
  email: null,
  university: '',
  course: null,
  major: '',
  birthDate: null,
  photo: null,
  description: '',
  statusShort: '',
  statusLong: [],
  tags: [],
  links: [],
  experiences: [],
  role: 'user',
  moderationStatus: null,
  statusUpdatedAt: null,
  rejectionReason: null,
  pendingChanges: [],
};
