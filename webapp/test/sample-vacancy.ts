import type { VacancyDetails } from '@kollab/contract';

/** An open vacancy of somebody else's project, as the server answers. */
export const sampleVacancy: VacancyDetails = {
  id: '0190d5a0-0000-7000-8000-00000000000b',
  projectId: '0190d5a0-0000-7000-8000-00000000000a',
  title: 'Дизайнер',
  level: null,
  experience: null,
  tags: [{ tagName: 'Figma' }],
  tasks: 'Нарисовать карту',
  requirements: '',
  conditions: '',
  hoursAWeek: null,
  until: null,
  isClosed: false,
  projectTitle: 'Солнечная карта',
  telegramId: 9,
  taken: 0,
  viewer: { isOwner: false, isMember: false, isInvited: false },
  applicationStatus: null,
  match: null,
  answerTime: null,
  awayUntil: null,
  isPaused: false,
  isAsked: false,
};
