import { limits, pluralEn, sayFacts } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { ownProjects as ru } from '#src/texts/ru/own-projects.ts';

const restorable = `within ${limits.projectRestorableFor / 86_400_000} days`;

const members = (count: number) => `${count}\u00a0${pluralEn(count, ['member', 'members'])}`;
const openings = (count: number) => `${count}\u00a0${pluralEn(count, ['opening', 'openings'])}`;

export const ownProjects: Catalogue<typeof ru> = {
  ownProjects: {
    add: 'Add a project',
    completeProfile: 'Complete my profile',
    lowCompletion: `To create a project, fill in at least ${limits.completionToCreateProject}% of your profile`,
    empty: 'You have no projects yet',
    emptyHint: 'Describe your idea, add openings, and like-minded people will come.',
    continueDraft: 'Continue draft',
    untitled: 'Untitled project',
    status: {
      pending: 'Under review',
      approved: 'Approved',
      rejected: 'Rejected',
      editPending: 'Approved, edit under review',
      editRejected: 'Approved, edit rejected',
      partlyApproved: 'Approved in part',
      archived: 'Archived',
      deleted: 'Deleted',
      takenDown: 'Taken down by a moderator',
    },
    paused: 'paused',
    facts: (people, open) => sayFacts(members(people), open > 0 && openings(open)),
    waiting: (count) =>
      `${count} ${pluralEn(count, ['application is waiting', 'applications are waiting'])} for an answer`,
    inTeam: 'You are in the team',
    ownedBy: (name) => `Owner: ${name}`,
    mend: 'Fix and send',
    restore: 'Restore project',
  },
  ownerTools: {
    title: 'Manage project',
    edit: 'Edit project',
    applications: 'Applications',
    team: 'Team',
    teamHint: 'Invite, remove, hand over',
    close: 'Close',
    closeOf: (title) => `Close opening: ${title}`,
    reopen: 'Reopen',
    whoFits: 'who\u00a0fits',
    reopenOf: (title) => `Reopen opening: ${title}`,
    waiting: 'Opens once a moderator approves',
    vacancyFailed: 'The opening could not be changed',
    vacancyClosed: (title) => `Opening closed: ${title}`,
    vacancyReopened: (title) => `Opening reopened: ${title}`,
    finish: 'Finish project',
    finishQuestion:
      'Finish the project?\nEveryone still sees it, marked as finished. Its openings close, and everyone waiting for an answer is told that the project is closed. You can bring it back at any time.',
    finishFailed: 'The project could not be finished',
    resume: 'Go on with the project',
    resumed: 'The project goes on',
    resumedClosed: (titles, count) =>
      count === 1
        ? `The opening is closed\nFinishing the project closed it: ${titles}.`
        : `The openings are closed\nFinishing the project closed them: ${titles}.`,
    applicationsClosed: (count) =>
      `Bring the applications back?\n${count} closed with the project. Brought back, they wait for your answer again, and who applied is told.`,
    closedWithProject: (count) => `${count} closed with the project`,
    reopenApplications: 'Bring applications back',
    applicationsReopened: 'The applications wait for an answer again',
    applicationsFailed: 'The applications could not be brought back',
    reopenAll: (count) => (count === 1 ? 'Open it again' : 'Open them again'),
    allReopened: (count) =>
      count === 1 ? 'The opening is open again' : 'The openings are open again',
    archive: 'Move to the archive',
    archiveQuestion:
      'Move the project to the archive?\nIt leaves the carousel, the team’s chat is unlinked, and everyone waiting for an answer is told that the project is closed. You can bring it back at any time.',
    archived: 'The project is in the archive',
    archiveFailed: 'The project could not be moved to the archive',
    restore: 'Bring back from the archive',
    restored: 'The project is back with you, and its team is told. If it had a chat, link it again',
    restoredToArchive: 'The project is back with you, in the archive',
    restoreFailed: 'The project could not be restored',
    delete: 'Delete project',
    deleteQuestion: `Delete the project?\nEveryone waiting for an answer is told that the project is closed. You can restore it ${restorable} in “My projects”.`,
    deleteAction: 'Delete',
    deleted: `The project is deleted. You can restore it ${restorable}`,
    deleteFailed: 'The project could not be deleted',
    deletedNote: `The project is deleted. You can restore it ${restorable}.`,
  },
};
