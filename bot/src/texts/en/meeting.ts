import type { meeting as ru } from '#src/texts/ru/meeting.ts';

export const meeting: typeof ru = {
  question: (project) => `When shall we meet? Project “${project}”`,
  can: (count) => `${count} can`,
  none: 'None of them suits me',
  noted: 'Marked',
  takenBack: 'Mark removed',
  noneNoted: 'Noted: none of them suits you',
  decided: 'Everybody answered, the time is set',
  notFound: 'Everybody answered, but no time suits',
};
