import { experienceInEnglish } from '@kollab/contract';
import type { projectCard as ru } from '#src/texts/ru/project-card.ts';

const fullDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export const projectCard: typeof ru = {
  titles: {
    waiting: 'Project to review',
    editWaiting: 'Project changes to review',
    appealed: 'Appeal: project',
    Approved: 'Project approved',
    partlyApproved: 'Project approved in part',
    Rejected: 'Project rejected',
    Withdrawn: 'Submission withdrawn',
  },
  owner: (name) => `Owner: ${name}`,
  guests: (names) => `In the team: ${names}`,
  cover: { added: 'added', replaced: 'new', removed: 'removed' },
  vacancy: {
    added: (title) => `+ ${title}`,
    changed: (title) => `Changed: ${title}`,
    removed: (title) => `− ${title}`,
    experience: experienceInEnglish,
    day: (day) => fullDate.format(new Date(day)),
    parts: {
      title: 'Title',
      level: 'Level',
      experience: 'Experience',
      tags: 'Skills',
      tasks: 'Tasks',
      requirements: 'Requirements',
      conditions: 'Conditions',
      hoursAWeek: 'Hours a week',
      until: 'Open until',
      places: 'Places',
    },
  },
};
