import type { Pair } from '@kollab/contract';

export const samplePair: Pair = {
  id: '0190d5a0-0000-7000-8000-00000000000c',
  projectId: '0190d5a0-0000-7000-8000-00000000000a',
  projectTitle: 'Солнечная карта',
  vacancyId: '0190d5a0-0000-7000-8000-00000000000b',
  vacancyTitle: 'Дизайнер',
  isOwn: false,
  telegramId: 6,
  userName: 'Илья Ким',
  userPhoto: null,
  mayPart: false,
  coverLetter: null,
  state: 'invited',
  answerBy: '2026-01-09T00:00:00Z',
  createdAt: '2026-01-02T00:00:00Z',
};
