import { pluralEn } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { applications as ru } from '#src/texts/ru/applications.ts';

const others = (count: number) => `${count} ${pluralEn(count, ['application', 'applications'])}`;

export const applications: Catalogue<typeof ru> = {
  applications: {
    title: 'My applications',
    status: { Pending: 'Waiting for an answer', Accepted: 'Accepted', Rejected: 'Declined' },
    unanswered: 'No answer',
    filters: {
      label: 'Which applications to show',
      all: 'All',
      pending: 'Waiting',
      accepted: 'Accepted',
      rejected: 'Declined',
    },
    empty: {
      all: 'You have not applied anywhere yet',
      pending: 'Nothing is waiting for an answer',
      accepted: 'No accepted applications yet',
      rejected: 'No declined applications',
    },
    emptyHint: 'Find a project you like and apply for one of its openings.',
    findProject: 'See projects',
    loadFailed: 'The applications could not be loaded',
    loadOneFailed: 'The application could not be loaded',
    inProject: (project) => `Project “${project}”`,
    sentAt: (moment) => `Sent ${moment}`,
    letter: 'Cover letter',
    course: (course) => `Year ${course}`,
    reason: (reason) => `Reason: ${reason}`,
    closedBecause: {
      vacancyClosed: 'The opening was closed. This is not a decision about you.',
      projectClosed: 'The project was closed. This is not a decision about you.',
      noAnswer:
        'The owner of the project never answered. It is not about you: you can apply again.',
    },
    write: 'Message in Telegram',
    writeTo: (name) => `Message in Telegram: ${name}`,
    introduced: 'This person has no Telegram username. The bot introduces you in the chat.',
    withdraw: 'Withdraw application',
    withdrawQuestion: 'Withdraw the application?',
    withdrawHint: 'The project owner will no longer see it. You can apply again.',
    withdrawn: 'Application withdrawn',
    withdrawFailed: 'The application could not be withdrawn',
  },
  apply: {
    title: 'Application',
    vacancy: 'Opening',
    project: 'Project',
    letterHint: 'The project owner sees the letter. While you write, it is kept on this device.',
    letterPlaceholder:
      'What draws you to the project, what you can do and how much time you can give',
    letterRequired: 'Write a cover letter',
    send: 'Send application',
    sent: 'Application sent!',
    failed: 'The application could not be sent',
    failedHint: 'Your letter is kept on this device: you can send it again.',
    ownProject: 'You cannot apply to your own project!',
    ownProjectHint: 'Other people’s applications are on the project page.',
    seeApplications: 'Applications to the project',
    inTeam: 'You are already in the team of this project',
    closed: 'This opening is already closed',
    closedHint: 'The owner is no longer taking applications. The project may have other openings.',
    openProject: 'Open project',
    applied: 'You have already applied for this opening',
    appliedHint: 'The answer will be in “My applications”, and the bot will tell you.',
    notYet: 'You cannot apply again yet',
    notYetHint: (moment) =>
      `Your last application was declined. You can apply again from ${moment}.`,
    ownLetter: 'Your letter',
    missing: 'The opening was not found',
    missingHint: 'It may have been removed, or the link is out of date.',
  },
  application: {
    title: 'Application',
    accept: 'Accept',
    reject: 'Decline',
    accepted: 'Added to the project',
    acceptFailed: 'The member could not be added',
    rejected: 'Application declined',
    rejectFailed: 'The application could not be declined',
    rejectTitle: (name) => `Decline: ${name}`,
    reason: 'Reason',
    reasonHint: 'Optional. The person sees it in the app and in the chat with the bot.',
    missing: 'The application was not found',
    missingHint: 'It may have been withdrawn.',
    all: 'All applications to the project',
    own: 'This is your application',
    decidedAt: (moment) => `Decided ${moment}`,
    closeVacancy: 'Close the opening and decline the others',
    closeQuestion: 'Close the opening?',
    closeHint:
      'There will be no new applications, and those still waiting are declined. Everyone gets a message.',
    closed: (count) =>
      count === 0 ? 'The opening is closed' : `The opening is closed, ${others(count)} declined`,
    closeFailed: 'The opening could not be closed',
    isClosed: 'The opening is closed',
    mayAcceptLate: (until) =>
      `The application closed without an answer. If you still need this person, you can accept them until ${until}.`,
  },
};
