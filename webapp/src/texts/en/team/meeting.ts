import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { meeting as ru } from '#src/texts/ru/team/meeting.ts';

export const meeting: Catalogue<typeof ru> = {
  title: 'Team call',
  link: {
    none: 'When shall we meet?',
    open: 'The team is choosing a time',
    set: 'Team call',
  },
  linkHint: 'Propose times, the team marks what suits',
  propose: {
    title: 'When shall we meet?',
    hint: 'Mark two to six options. The team chooses, and we set the one that suits most of you.',
    day: 'Day',
    time: 'Time',
    chosen: (count) => `Options: ${count} of 6`,
    none: 'Choose a day, then a time',
    remove: (moment) => `Remove: ${moment}`,
    more: (count) => (count === 1 ? 'Choose one more option' : 'Choose at least two options'),
    full: 'Six options are enough',
    send: 'Ask the team',
    sent: 'The team gets the options',
    failed: 'The times could not be proposed',
  },
  choose: {
    title: 'What suits you?',
    hint: 'Mark everything that suits you',
    saved: 'Your answer is saved, and may be changed',
    note: (answered, asked, until) =>
      `${answered} of ${asked} have answered. It is decided once all have, ${until} at the latest.`,
    can: (count, asked) => (count === 0 ? 'nobody yet' : `${count} of ${asked} can`),
    best: 'best of all',
    none: 'None of them suits me',
    failed: 'Your answer was not taken',
    settle: (day, time) => `Set: ${day}, ${time}`,
    settled: 'The time is set, the team will know',
    settleFailed: 'The time could not be set',
    cancel: 'Ask no more',
    cancelled: 'The team is asked no more',
    cancelFailed: 'That could not be cancelled',
  },
  set: {
    title: 'It is agreed!',
    hint: 'By your own clock. See you!',
    again: 'Propose another time',
  },
  nothing: 'No time is being chosen yet',
  nothingHint: 'The owner of the project may propose some.',
  loadFailed: 'The call could not be loaded',
};
