import type {
  AlertCard,
  ApplicationCard,
  CallCard,
  ContactRequestCard,
  HandOverCard,
  InvitationCard,
  PeopleToCallCard,
  PairCard,
} from '@kollab/contract';
import { projectId, vacancyId } from './project-card.ts';

export const applicationCard = (otherwise: Partial<ApplicationCard> = {}): ApplicationCard => ({
  projectId,
  projectName: 'Бот для столовой',
  vacancyId,
  vacancyTitle: 'Дизайнер',
  telegramId: 1001,
  name: 'Анна Ковалёва',
  statusShort: 'Ищу команду',
  coverLetter: 'Хочу к вам.\nВот почему: <люблю> есть',
  status: 'Pending',
  mayDecide: true,
  contact: null,
  ...otherwise,
});

export const pairCard = (otherwise: Partial<PairCard> = {}): PairCard => ({
  projectId,
  projectName: 'Бот для столовой',
  vacancyId,
  vacancyTitle: 'Дизайнер',
  pairId: projectId,
  inviterName: 'Илья Ким',
  mayPart: false,
  state: 'invited',
  answerBy: '2026-11-30T09:00:00.000Z',
  ...otherwise,
});

export const invitationCard = (otherwise: Partial<InvitationCard> = {}): InvitationCard => ({
  projectId,
  projectName: 'Бот для столовой',
  ownerName: 'Ольга Ким',
  state: 'invited',
  ...otherwise,
});

export const handOverCard = (otherwise: Partial<HandOverCard> = {}): HandOverCard => ({
  projectId,
  projectName: 'Бот для столовой',
  ownerName: 'Ольга Ким',
  state: 'open',
  ...otherwise,
});

export const callCard = (otherwise: Partial<CallCard> = {}): CallCard => ({
  projectId,
  projectName: 'Бот для столовой',
  vacancyId,
  vacancyTitle: 'Дизайнер',
  ownerName: 'Ольга Ким',
  match: {
    matched: ['Figma'],
    beside: [{ tagName: 'Figma', near: ['UX/UI'] }],
    related: [],
    missing: ['Tilda'],
    sentence: 'Общее: Figma. Рядом: UX/UI. Не хватает: Tilda.',
  },
  state: 'open',
  ...otherwise,
});

export const peopleToCallCard = (otherwise: Partial<PeopleToCallCard> = {}): PeopleToCallCard => {
  const { match } = callCard();
  return {
    projectId,
    projectName: 'Бот для столовой',
    vacancyId,
    vacancyTitle: 'Дизайнер',
    people: match
      ? [
          { telegramId: 1001, name: 'Анна Ковалёва', match, state: 'open' },
          { telegramId: 1002, name: 'Пётр <Ли>', match, state: 'open' },
        ]
      : [],
    state: 'open',
    ...otherwise,
  };
};

export const alertCard = (otherwise: Partial<AlertCard> = {}): AlertCard => ({
  count: 1,
  items: [
    {
      kind: 'vacancy',
      id: vacancyId,
      projectId,
      projectName: 'Бот для столовой',
      vacancyId,
      vacancyTitle: 'Дизайнер',
    },
  ],
  searches: [{ id: projectId, filter: { query: 'дизайн', level: ['Junior'] } }],
  matches: [],
  news: [],
  ...otherwise,
});

export const contactRequestCard = (
  otherwise: Partial<ContactRequestCard> = {},
): ContactRequestCard => ({
  requestId: projectId,
  telegramId: 1001,
  name: 'Анна Ковалёва',
  statusShort: 'Ищу команду',
  text: 'Здравствуйте!\nЯ про <бота>',
  state: 'pending',
  contact: null,
  ...otherwise,
});
