import { pluralEn } from '#src/rules/words/plural.ts';
import { product } from '#src/rules/product.ts';
import { pairEn } from './pair-messages.ts';
import { bold, rich } from './rich-text.ts';
import { projectStoppedEn, roomEn } from './team-messages.ts';
import type { Messages } from './ru.ts';

export const en: Messages = {
  news: {
    becameModerator: rich`You are now a moderator: submissions and reports will come here, and the queue is in the app.`,
    lostModerator: rich`You are no longer a moderator. Thank you for helping!`,
    profileApproved: rich`Your profile is approved: everyone can see it now.`,
    profileEditApproved: (fields) =>
      rich`The changes of your profile are approved, everyone can see them now: ${fields}.`,
    profileRejected: rich`Your profile did not pass moderation. Your changes are kept as a draft.`,
    profilePartlyApproved: rich`Your profile changes are approved in part: the others are kept as a draft.`,
    projectApproved: (project) => rich`Project “${project}” is approved: everyone can see it now.`,
    projectEditApproved: (project) =>
      rich`The changes to project “${project}” are approved: everyone can see them now.`,
    projectRejected: (project) =>
      rich`Project “${project}” did not pass moderation. It is kept as a draft: fix it and submit it again.`,
    projectEditRejected: (project) =>
      rich`The changes to project “${project}” did not pass moderation: everyone sees it as it was. The changes are kept as a draft.`,
    projectPartlyApproved: (project) =>
      rich`Project “${project}” is approved in part: everyone can see it, and the rest is kept as a draft.`,
    projectEditPartlyApproved: (project) =>
      rich`The changes to project “${project}” are approved in part: the rest is kept as a draft.`,
    applicationAccepted: (project, vacancy, owner) =>
      rich`You joined project “${project}” as “${vacancy}”!\n\nMeet the owner: ${owner}`,
    pairAccepted: (project, vacancy, owner) =>
      rich`You both joined project “${project}” as “${vacancy}”!\n\nMeet the owner: ${owner}`,
    applicationRejected: (project, vacancy) =>
      rich`It did not work out this time: your application for “${vacancy}” in project “${project}” was declined.`,
    vacancyClosed: (project, vacancy) =>
      rich`The opening “${vacancy}” in project “${project}” is closed, so your application is no longer considered.`,
    vacancyFilled: (project, vacancy) =>
      rich`All places of the opening “${vacancy}” in the project “${project}” are taken. It is not about you: they were gone before your turn came. Have a look at similar openings.`,
    placeAdded: (project, vacancy) =>
      rich`There is a new place for the opening “${vacancy}” in the project “${project}”: your application waits for an answer again.`,
    applicationExpired: (project, vacancy) =>
      rich`The owner of “${project}” never answered your application for “${vacancy}”, so we closed it. It is not about you: the team may not have got round to it. You can apply again or choose another opening.`,
    vacancyMatched: (project, vacancy, count) =>
      rich`Opening “${vacancy}” in project “${project}” fits ${bold(`${count} ${pluralEn(count, ['person', 'people'])}`)}. Shall we show them?`,
    vacanciesMatched: (project) => rich`People suit the new openings of project “${project}”:`,
    vacancyMatchedLine: (vacancy, count) =>
      rich`• “${vacancy}”: ${bold(`${count} ${pluralEn(count, ['person', 'people'])}`)}`,
    projectClosed: (project) => rich`Project “${project}” is closed.`,
    projectClosedForApplicant: (project) =>
      rich`Project “${project}” is closed, so your application is no longer considered.`,
    projectReopened: (project) => rich`Project “${project}” is open again.`,
    projectReopenedForApplicant: (project) =>
      rich`Project “${project}” is open again, and your application is pending again.`,
    invitationAccepted: (project, person) =>
      rich`Your invitation was accepted: the team of project “${project}” has grown.\n\nMeet ${person}`,
    invitationDeclined: (project, name) =>
      rich`Your invitation to project “${project}” was declined: ${bold(name)} cannot join.`,
    contactAccepted: (person) => rich`Your contact request was accepted.\n\nMeet ${person}`,
    contactDeclined: (name) =>
      rich`Your contact request was declined: ${bold(name)} cannot chat for now.`,
    deletionScheduled: (moment) =>
      rich`Your account will be deleted on ${moment}. Until then everything works as before, and you can change your mind.`,
    deletionCancelled: rich`Deletion cancelled: your account stays.`,
    projectTakenDown: (project) =>
      rich`Project “${project}” was taken down by a moderator: others no longer see it. If you disagree, appeal on the project’s page.`,
  },
  projectStopped: projectStoppedEn,
  change: {
    joined: (project, link) => rich`The team of project “${project}” has grown.\n\nMeet ${link}`,
    left: (project, _, name) =>
      rich`${bold(name)} is no longer in the team of project “${project}”.`,
    removed: (project, _, name) =>
      rich`You are no longer in the team of project “${project}”: its owner, ${bold(name)}, decided so.`,
    becameOwner: (project, link) =>
      rich`You now own project “${project}”: ${link} handed it over to you.`,
  },
  room: roomEn,
  sanction: {
    warned: rich`A moderator warns you: this breaks the rules. For now you can do everything as before.`,
    blocked: rich`Your profile was hidden by a moderator: others no longer see it.`,
    suspended: [`Your profile was suspended by a moderator: you can only view ${product}.`],
    ended: rich`Your suspension is over: everything is open to you again.`,
    released: rich`The restrictions on your profile are lifted.`,
    until: (moment) => `Until ${moment}.`,
    untilLifted: 'Until a moderator lifts it.',
  },
  appealDecided: {
    granted: rich`Your appeal was granted: the restriction on your profile is lifted.`,
    refused: rich`Your appeal was refused: the moderator’s decision stands.`,
    projectGranted: (project) => rich`Your appeal was granted: project “${project}” is restored.`,
    projectRefused: (project) =>
      rich`Your appeal was refused: project “${project}” stays taken down.`,
  },
  report: {
    profile: {
      dismiss: (name) =>
        rich`Your report was reviewed: the profile of ${bold(name)} breaks no rules.`,
      warn: (name) => rich`Your report was reviewed: ${bold(name)} gets a warning.`,
      block: (name) => rich`Your report was reviewed: the profile of ${bold(name)} is hidden.`,
      suspend: (name) => rich`Your report was reviewed: the profile of ${bold(name)} is suspended.`,
    },
    project: {
      dismiss: (name) => rich`Your report was reviewed: project “${name}” breaks no rules.`,
      warn: (name) =>
        rich`Your report was reviewed: the owner of project “${name}” gets a warning.`,
      block: (name) => rich`Your report was reviewed: project “${name}” was taken down.`,
      suspend: (name) =>
        rich`Your report was reviewed: the profile of the owner of project “${name}” is suspended.`,
    },
  },
  application: {
    firstChoice: 'This is their first choice',
    title: 'New application',
    decidedTitle: 'Application',
    vacancy: (vacancy, project) => `Opening “${vacancy}”, project “${project}”`,
    statuses: { Accepted: 'Accepted', Rejected: 'Declined', Withdrawn: 'Withdrawn' },
    pairTitle: 'New application of two',
    decidedPairTitle: 'Application of two',
    pairStatuses: { Accepted: 'Both accepted', Rejected: 'Both declined', Withdrawn: 'Withdrawn' },
    together: 'They do not want to be apart: take both or nobody',
    apart: 'Apart is fine: take both, one or nobody',
    partnerAway:
      'This is an application of two, but the other person is out of sight now: the pair cannot be taken',
    leftAlone: 'This was an application of two, now it is one person’s',
    unanswered: 'Closed without an answer: you can still accept',
  },
  invitation: {
    invited: (project, owner) => rich`${bold(owner)} invites you to project “${project}”.`,
    member: (project) => rich`You joined project “${project}”.`,
    declined: (project) => rich`You declined the invitation to project “${project}”.`,
    cancelled: (project) => rich`The invitation to project “${project}” is no longer valid.`,
  },
  handOver: {
    open: (project, owner) => rich`${bold(owner)} offers to hand project “${project}” over to you.`,
    accepted: (project) => rich`You now own project “${project}”.`,
    declined: (project) => rich`You declined to own project “${project}”.`,
    over: (project) => rich`The offer to own project “${project}” is no longer valid.`,
  },
  handOverAnswered: {
    accepted: (project, name) =>
      rich`Project “${project}” is handed over. Its new owner is ${bold(name)}. You stay in the team.`,
    declined: (project, name) =>
      rich`Project “${project}” stays yours: ${bold(name)} cannot own it.`,
    none: (project, name) =>
      rich`Project “${project}” stays yours: two weeks have passed without an answer from ${bold(name)}.`,
  },
  confirmation: {
    title: 'What was done in a project',
    who: (name, role) => (role === '' ? rich`${bold(name)}` : rich`${bold(name)}, ${role}`),
    where: (project, months) => `Project “${project}”, ${months}`,
    question:
      'Confirm it? It will stand in their profile and on the project’s page until either of you takes it away.',
    states: { confirmed: 'Confirmed', declined: 'Not confirmed' },
    over: 'There is nothing to confirm here any more.',
  },
  workTextRejected: (project) =>
    rich`Your words about work in project “${project}” were not approved, and nobody sees them.`,
  workConfirmed: (project, role, months) =>
    rich`The owner of project “${project}” confirmed your work in it: ${bold([role, months].filter(Boolean).join(', '))}. Your profile shows it.`,
  call: {
    called: (owner, project, vacancy) =>
      rich`${bold(owner)} invites you to apply for the opening “${vacancy}” in project “${project}”.`,
    states: {
      applied: 'You applied',
      declined: 'Not now',
      over: 'The invitation is no longer valid',
    },
  },
  peopleToCall: {
    open: (project, vacancy) =>
      rich`Nobody has applied for the opening “${vacancy}” in project “${project}” for more than five days. It suits these people, and nobody has invited them lately:`,
    applied: (project, vacancy) =>
      rich`People apply for the opening “${vacancy}” in project “${project}” again.`,
    closed: (project, vacancy) =>
      rich`The opening “${vacancy}” in project “${project}” takes nobody any more.`,
    called: '(invited)',
  },
  pair: pairEn,
  alerts: {
    title: (count: number) => `New for your searches: ${count}`,
    vacancy: (title: string, project: string) => `Opening “${title}” in the project “${project}”`,
    project: (project: string) => `Project “${project}”`,
    person: (name: string) => `Person: ${name}`,
    more: (count: number) => `And ${count} more`,
    by: (labels: string) => `For the searches: ${labels}`,
    everything: 'everything new',
    looking: { yes: 'looking for a team', maybe: 'open to a team' },
    matches: 'This may suit you',
    fewApplied: 'This may suit you, and few have applied so far',
    news: 'This week from those you follow',
    newsOf: {
      project: 'a new project',
      vacancy: 'new openings',
      stage: 'a new stage',
      joined: 'somebody joined',
      finished: 'finished',
    },
    saved: 'You asked to be reminded:',
    ends: (day) => `You saved an opening, and it takes applications until ${day}:`,
  },
  waiting: {
    title: (count) =>
      `Waiting for your answer: ${count} ${pluralEn(count, ['application', 'applications'])}`,
    done: 'No pending applications any more.',
    unanswered: (count, until) =>
      `Closed without an answer: ${count}. You may accept until ${until}.`,
    and: ' and ',
    one: (person, vacancy, project) => rich`${bold(person)}, “${vacancy}”, project “${project}”`,
    more: (count) => `and ${count} more`,
    closes: (days, count) =>
      `In ${days} ${pluralEn(days, ['day', 'days'])} ${count === 1 ? 'it closes' : 'they close'} without an answer.`,
  },
  checkIn: {
    asked: (project) => rich`How is “${project}” going?`,
    answered: (project, answer) =>
      rich`How is “${project}” going? Your answer: ${bold({ going: 'going well', slow: 'slowly', stuck: 'stuck' }[answer])}. Only the team sees it, and you can change it until the next question.`,
    over: (project) => rich`How is “${project}” going? The answers of that week are in already.`,
    somebodyMissing: (project, link) =>
      rich`The team of the project “${project}” is stuck: somebody is missing. So says ${link}. Add an opening, and we will show you whom it fits.`,
  },
  projectCheck: {
    asked: (project) =>
      rich`For three weeks nobody has said how “${project}” is going. Does the project go on? Without an answer it is paused in two weeks.`,
    goesOn: (project) => rich`The project “${project}” goes on.`,
    paused: (project) =>
      rich`The project “${project}” is paused: its openings are not in the lists. One tap brings all of it back.`,
    over: (project) => rich`The project “${project}” is finished or closed.`,
  },
  vacancyCheck: {
    asked: (project, vacancy) =>
      rich`Nothing has changed for a while in the opening “${vacancy}” of the project “${project}”. Still looking? Without an answer it is paused in two weeks.`,
    kept: (project, vacancy) => rich`The opening “${vacancy}” in the project “${project}” is open.`,
    paused: (project, vacancy) =>
      rich`The opening “${vacancy}” in the project “${project}” is paused and not in the lists. One tap brings it back.`,
    closed: (project, vacancy) =>
      rich`The opening “${vacancy}” in the project “${project}” is closed.`,
    freed: (project, vacancy) =>
      rich`A place is free again for the opening “${vacancy}” in the project “${project}”. Open it again?`,
  },
  meeting: {
    open: (project) =>
      rich`When shall we meet? The team of project “${project}” is choosing a time: mark all that suit you.`,
    set: (project, moment) => rich`Call of the team of project “${project}”: ${moment}.`,
    failed: (project) => rich`The team of project “${project}” found no time for a call yet.`,
    cancelled: (project) => rich`The team of project “${project}” is no longer choosing a time.`,
    offered: (project) =>
      rich`You are no longer alone in the team of project “${project}”. When will you have a call? Propose times, and the team marks what suits them.`,
    ownerFailed: (project) =>
      rich`No time was found for a call of the team of project “${project}”: none suits at least two of you. Propose others.`,
  },
  contactRequest: {
    title: 'Contact request',
    stranger: `This was written by a stranger, not by ${product}.`,
    states: {
      accepted: 'Contact shared',
      declined: 'You declined',
      withdrawn: 'The request is no longer valid',
    },
  },
  introduction: (person) => rich`Meet ${person}`,
  reason: 'Reason:',
  rejectedFields: 'What to fix:',
  actions: {
    newVacancy: 'Add an opening',
    openQueue: 'Open the queue',
    openProfile: 'Open profile',
    openSanction: 'Why, and how to appeal',
    proposeTimes: 'Propose times',
    openTeam: 'Meet the team',
    whatNext: 'What is next',
    openProject: 'Open project',
    enterRoom: 'Join the team’s chat',
    openRoom: 'Chat and meetings',
    fix: 'Fix',
    keepAccount: 'Keep my account',
    ownApplications: 'My applications',
    openApplication: 'Open',
    open: 'Open',
    applyAlone: 'What next',
    openSearches: 'My searches',
    look: 'Look',
    show: 'Show',
    allApplications: 'All applications',
    otherVacancies: 'Openings for you',
    chooseChat: 'Choose a chat',
  },
};
