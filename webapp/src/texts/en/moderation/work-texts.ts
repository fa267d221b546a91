import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { workTexts as ru } from '#src/texts/ru/moderation/work-texts.ts';

export const workTexts: Catalogue<typeof ru> = {
  title: 'Words about work',
  about: (name, role) => (role === '' ? name : `${name}, ${role}`),
  from: (owner, project) => `${owner} of the work in project “${project}”`,
  forOthers: 'Another moderator decides on this',
  approve: 'Publish',
  reject: 'Turn down',
  rejectTitle: 'Turn the words down?',
  reason: 'Reason',
  reasonHint: 'The project’s owner will read it.',
  approved: 'Published',
  rejected: 'Turned down',
  failed: 'It could not be decided',
  more: 'Show more',
};
