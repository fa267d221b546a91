import { pluralEn } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { figures as ru } from '#src/texts/ru/team/analytics.ts';

const people = (count: number) => `${count} ${pluralEn(count, ['person', 'people'])}`;

export const figures: Catalogue<typeof ru> = {
  figures: {
    title: 'Statistics',
    people,
    opened: (count: number) =>
      `${pluralEn(count, ['person', 'people'])} opened the project in four weeks`,
    span: (from: string, to: string) => `${from} – ${to}, this week does not count yet`,
    few: 'hidden',
    none: 'Too early to count',
    noneHint: 'Numbers appear after a week in which at least five people open the project.',
    byWeek: 'By week',
    weeks: 'Weeks',
    came: 'Opened it',
    bars: 'A week in which fewer than five people came stands together with the next.',
    sources: 'Where they came from',
    source: {
      carousel: 'Carousel',
      search: 'Search',
      matching: 'Matches',
      link: 'Link',
      feed: 'Feed',
      saved: 'Saved',
      other: 'Other places',
    },
    elsewhere: 'Other places',
    elsewhereHint: 'and those that fewer than five came from',
    outside: 'The page outside Telegram',
    outsideHint: 'not among the people above',
    vacancies: 'From a vacancy to the team',
    closed: 'closed',
    steps: {
      opened: 'Opened it',
      began: 'Began a letter',
      applied: 'Applied',
      accepted: 'Accepted',
    },
    noVacancies: 'The project has no vacancies',
    note: 'Everybody counts once a week. You, the team and moderators are not counted, and nobody is named. “Hidden” stands where a number would tell of fewer than five people.',
    advice: {
      title: 'What next',
      answer: 'Applications wait for your answer: the sooner it comes, the more people stay.',
      share: 'Hardly anybody has opened the project: share it in chats with the people you need.',
      open: 'No vacancy is open: add one, and the project will be found among matches.',
      letter: (title: string) =>
        `Letters to “${title}” are begun but mostly not sent: say in it what you want to know.`,
      describe: (title: string) =>
        `“${title}” is opened, but hardly anybody applies: tell more of the tasks and the time.`,
      spread: 'Most come by a link: add tags and vacancies to be found in the search too.',
      fine: 'The project is found and opened. Come back in a week.',
      actions: {
        answer: 'To the applications',
        share: 'To the project',
        open: 'Add a vacancy',
        letter: 'Edit the vacancy',
        describe: 'Edit the vacancy',
        spread: 'Edit the project',
      },
    },
    failed: 'The statistics could not be loaded',
  },
};
