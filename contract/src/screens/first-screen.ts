export const firstScreen = {
  waiting: 20,
  joined: 5,
  vacancies: 3,
  inbox: 20,
  feed: 10,
  feedDays: 7,
} as const;
