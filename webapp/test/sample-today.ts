import type { InboxEvent, InboxItem, Today, TodayWaiting } from '@kollab/contract';

export const projectId = '0190d5a0-0000-7000-8000-00000000000a';
export const requestId = '0190d5a0-0000-7000-8000-00000000000b';
export const vacancyId = '0190d5a0-0000-7000-8000-00000000000c';
const at = '2026-01-01T00:00:00.000Z';

const vera = {
  telegramId: 9,
  name: 'Вера',
  photo: null,
  statusShort: 'Дизайнер',
  isFromStranger: false,
} as const;

const ofVacancy = {
  projectId,
  projectTitle: 'Столовая',
  vacancyId,
  vacancyTitle: 'Повар',
} as const;

export const application: TodayWaiting = {
  kind: 'application',
  isFirstChoice: false,
  ...ofVacancy,
  ...vera,
  text: 'Хочу готовить',
  match: null,
  at,
};

export const invitation: TodayWaiting = {
  kind: 'invitation',
  projectId,
  projectTitle: 'Столовая',
  coverImage: null,
  palette: [],
  ownerName: 'Пётр',
  at,
};

export const handOver: TodayWaiting = { ...invitation, kind: 'handOver' };

export const request: TodayWaiting = {
  kind: 'contact',
  requestId,
  ...vera,
  text: 'Хочу спросить про курс',
  at,
};

export const paired: Extract<TodayWaiting, { kind: 'pair' }> = {
  kind: 'pair',
  pairId: '0190d5a0-0000-7000-8000-00000000000d',
  ...ofVacancy,
  telegramId: 9,
  name: 'Вера',
  photo: null,
  mayPart: false,
  answerBy: '2026-01-08T00:00:00.000Z',
  at,
};

export const called: TodayWaiting = {
  kind: 'call',
  ...ofVacancy,
  coverImage: null,
  palette: [],
  ownerName: 'Пётр',
  match: null,
  at,
};

export const entry = (
  id: string,
  event: InboxEvent,
  more: Partial<Omit<InboxItem, 'id' | 'event'>> = {},
): InboxItem => ({ id, event, at, isRead: false, ...more });

export const todayWith = (
  given: Partial<Omit<Today, 'news'>> & { news?: Partial<Today['news']> } = {},
): Today => ({
  joined: [],
  waiting: [],
  forYou: [],
  ...given,
  news: { inbox: [], inboxNext: null, feed: [], feedNext: null, ...given.news },
});
