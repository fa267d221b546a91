import { pluralEn } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { vacancies as ru } from '#src/texts/ru/vacancies.ts';

export const vacancies: Catalogue<typeof ru> = {
  list: {
    title: 'Openings',
    search: 'What you want to do or know',
    empty: 'No openings yet',
    emptyHint: 'As soon as projects look for people, you will see it here.',
    notFound: 'No openings found',
    notFoundHint: 'Check the spelling, or search more widely.',
    order: 'Order',
    newest: 'Newest first',
    fitting: 'For me',
    applied: 'You applied',
    inTeam: 'You are in the team',
    applications: (count) =>
      `${count}\u00a0${pluralEn(count, ['application pending', 'applications pending'])}`,
  },
  filters: {
    title: 'Filters',
    open: (count) => (count === 0 ? 'Filters' : `Filters: ${count}`),
    level: 'Level',
    experience: 'Experience',
    stage: 'Stage',
    any: 'Any',
    anyStage: 'Any',
    anyTag: 'Any of the skills will do',
    chosenTags: (count) => `Skills chosen: ${count}`,
    noTags: 'Choose from the suggestions or type your own.',
    useTag: (name) => `Search for “${name}”`,
    useTagHint: 'This skill is not in the common list yet',
    alreadyTag: 'This skill is already chosen',
    reset: 'Reset',
    show: 'Show',
  },
  wider: {
    title: 'Search more widely',
    query: (count) => `Without the words: ${count}`,
    tags: (count) => `Without the skills: ${count}`,
    everyTag: (count) => `With any of the skills: ${count}`,
    level: (count) => `At any level: ${count}`,
    experience: (count) => `With any experience: ${count}`,
  },
  projects: {
    title: 'Projects',
    notFound: 'No projects found',
    notFoundHint: 'Check the spelling, or search for one word.',
    tags: 'Tags',
    withoutStage: 'Search all stages',
  },
  ofPerson: {
    title: 'Projects',
    owner: 'Owner',
    member: 'In the team',
    invite: 'Invite to a project',
    choose: 'To which project?',
    invited: 'Invitation sent',
    inviteFailed: 'Could not invite',
  },
};
