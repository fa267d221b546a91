import type { InboxEvent } from '#src/delivery/events.ts';
import { checkInEvents } from './check-in-events.ts';
import { meetingEvents } from './meeting-events.ts';
import { pairEvents } from './pair-events.ts';

interface Written {
  name: string;
  project: string;
  vacancy: string;
  text: string;
}

const projectId = '0193f5a1-7bfb-7fff-bfff-ff3ef7dfbeff';
const vacancyId = '0193f5a2-0000-7000-8000-000000000001';

export function everyEvent({ name, project, vacancy, text }: Written): Record<string, InboxEvent> {
  const contact = { telegramId: 1001, name, url: null };
  const ofProject = { projectId, projectName: project };
  const ofVacancy = { ...ofProject, vacancyId, vacancyTitle: vacancy };
  const reason = text;
  const perField = `Links: ${text}\nAbout: ${text}`;
  const events: Record<string, InboxEvent> = {
    profileApproved: { kind: 'profileApproved' },
    'profileApproved, an edit': {
      kind: 'profileApproved',
      edited: ['statusShort', 'tags', 'university'],
    },
    profileRejected: { kind: 'profileRejected', reason },
    'profileRejected, all fields': { kind: 'profileRejected', reason: perField },
    'profileRejected in part': { kind: 'profileRejected', reason: perField, isPartial: true },
    applicationAccepted: { kind: 'applicationAccepted', ...ofVacancy, contact },
    applicationRejected: { kind: 'applicationRejected', ...ofVacancy, reason },
    'applicationRejected for no reason': {
      kind: 'applicationRejected',
      ...ofVacancy,
      reason: null,
    },
    vacancyClosed: { kind: 'vacancyClosed', ...ofVacancy },
    vacancyFilled: { kind: 'vacancyFilled', ...ofVacancy },
    placeAdded: { kind: 'placeAdded', ...ofVacancy },
    applicationExpired: { kind: 'applicationExpired', ...ofVacancy },
    projectClosed: { kind: 'projectClosed', ...ofProject, hasApplied: false },
    'projectClosed to an applicant': { kind: 'projectClosed', ...ofProject, hasApplied: true },
    'projectStopped, finished': { kind: 'projectStopped', ...ofProject, because: 'finished' },
    'projectStopped, silence': { kind: 'projectStopped', ...ofProject, because: 'silence' },
    projectReopened: { kind: 'projectReopened', ...ofProject, applicationWaits: false },
    'projectReopened to an applicant': {
      kind: 'projectReopened',
      ...ofProject,
      applicationWaits: true,
    },
    vacancyMatched: { kind: 'vacancyMatched', ...ofVacancy, count: 12 },
    'vacancyMatched, of several': {
      kind: 'vacancyMatched',
      ...ofVacancy,
      count: 12,
      others: [{ vacancyId: projectId, vacancyTitle: 'Writer', count: 1 }],
    },
    invitationAccepted: { kind: 'invitationAccepted', ...ofProject, contact },
    invitationDeclined: { kind: 'invitationDeclined', ...ofProject, name },
    contactAccepted: { kind: 'contactAccepted', contact },
    contactDeclined: { kind: 'contactDeclined', name },
    projectTakenDown: { kind: 'projectTakenDown', ...ofProject, reason },
  };
  for (const isEdit of [false, true]) {
    const edit = isEdit ? ', an edit' : '';
    events[`projectApproved${edit}`] = { kind: 'projectApproved', ...ofProject, isEdit };
    events[`projectRejected${edit}`] = { kind: 'projectRejected', ...ofProject, isEdit, reason };
    events[`projectRejected${edit} in part`] = {
      kind: 'projectRejected',
      ...ofProject,
      isEdit,
      reason: perField,
      isPartial: true,
    };
  }
  for (const answer of ['accepted', 'declined', 'none'] as const) {
    const kind = 'handOverAnswered';
    events[`${kind}, ${answer}`] = { kind, ...ofProject, answer, name };
  }
  for (const change of ['joined', 'left', 'removed', 'becameOwner'] as const) {
    const kind = 'membershipChanged';
    events[`${kind}, ${change}`] = { kind, ...ofProject, change, person: contact };
  }
  events['applicationAccepted, with others open'] = {
    kind: 'applicationAccepted',
    ...ofVacancy,
    contact,
    others: 3,
  };
  events['applicationAccepted, to a team with a chat'] = {
    kind: 'applicationAccepted',
    ...ofVacancy,
    contact,
    hasRoom: true,
  };
  for (const change of ['opened', 'removed', 'rights'] as const) {
    events[`roomChanged, ${change}`] = { kind: 'roomChanged', ...ofProject, change };
  }
  for (const sanction of ['warned', 'blocked', 'suspended', 'ended', 'released'] as const) {
    const kind = 'profileSanctioned';
    events[`${kind}, ${sanction}`] = {
      kind,
      sanction,
      reason: sanction === 'released' || sanction === 'ended' ? null : reason,
    };
  }
  for (const decision of ['granted', 'refused'] as const) {
    const kind = 'sanctionAppealDecided';
    const ofNone = { ofProjectId: null, ofProjectName: null };
    events[`${kind}, ${decision}`] = { kind, decision, ...ofNone, reason };
    events[`${kind}, ${decision}, of a project`] = {
      kind,
      decision,
      ofProjectId: ofProject.projectId,
      ofProjectName: ofProject.projectName,
      reason,
    };
  }
  events['profileSanctioned, suspended for a term'] = {
    kind: 'profileSanctioned',
    sanction: 'suspended',
    reason,
    until: '2026-11-23T11:31:00.000Z',
  };
  events['deletionScheduled'] = {
    kind: 'deletionScheduled',
    deletesAt: '2026-11-23T11:31:00.000Z',
  };
  events['deletionCancelled'] = { kind: 'deletionCancelled' };
  events['roleChanged, gained'] = { kind: 'roleChanged', isModerator: true };
  events['roleChanged, lost'] = { kind: 'roleChanged', isModerator: false };
  for (const subjectType of ['profile', 'project'] as const) {
    for (const decision of ['dismiss', 'warn', 'block', 'suspend'] as const) {
      const kind = 'reportDecided';
      events[`${kind}, ${subjectType}, ${decision}`] = {
        kind,
        subjectType,
        subjectName: name,
        decision,
      };
    }
  }
  const cards = everyCard({ name, project, vacancy, text });
  const pairs = pairEvents(ofVacancy, { name, text });
  const ofTeams = { ...meetingEvents(ofProject), ...checkInEvents(ofProject, contact) };
  return { ...events, ...pairs, ...cards, ...ofTeams };
}

function everyCard({ name, project, vacancy, text }: Written): Record<string, InboxEvent> {
  const ofProject = { projectId, projectName: project };
  const ofVacancy = { ...ofProject, vacancyId, vacancyTitle: vacancy };
  const events: Record<string, InboxEvent> = {};
  const contact = { telegramId: 1001, name, url: null };
  const person = { telegramId: 1001, name, statusShort: text };
  const application = {
    ...person,
    projectId,
    projectName: project,
    vacancyId,
    vacancyTitle: vacancy,
    coverLetter: text,
    mayDecide: true,
  };
  for (const status of ['Pending', 'Accepted', 'Rejected', 'Withdrawn'] as const) {
    const kind = 'applicationCard';
    const card = { ...application, status, contact: status === 'Accepted' ? contact : null };
    events[`${kind}, ${status}`] = { kind, card };
    if (status !== 'Pending') continue;
    const late = { ...card, status: 'Rejected' as const, mayDecide: false, mayAcceptLate: true };
    events[`${kind}, closed without an answer`] = { kind, card: late };
    events[`${kind}, not to decide`] = { kind, card: { ...card, mayDecide: false } };
  }
  for (const state of ['invited', 'member', 'declined', 'cancelled'] as const) {
    const kind = 'invitationCard';
    const card = { ...ofProject, ownerName: name, state };
    events[`${kind}, ${state}`] = { kind, card };
  }
  for (const state of ['open', 'accepted', 'declined', 'over'] as const) {
    const kind = 'handOverCard';
    const card = { ...ofProject, ownerName: name, state };
    events[`${kind}, ${state}`] = { kind, card };
  }
  const stay = { ...ofProject, role: vacancy, since: '2026-03', until: '2026-07' };
  events['workTextRejected'] = { kind: 'workTextRejected', ...ofProject, reason: text };
  events['workConfirmed'] = { kind: 'workConfirmed', ...stay };
  events['workConfirmed, without a role'] = { kind: 'workConfirmed', ...stay, role: '' };
  for (const state of ['open', 'confirmed', 'declined', 'over'] as const) {
    const kind = 'confirmationCard';
    const card = { ...stay, confirmationId: vacancyId, telegramId: 1001, name, state };
    events[`${kind}, ${state}`] = { kind, card };
  }
  const match = {
    matched: ['React'],
    beside: [],
    related: [{ tagName: 'Tailwind CSS', through: 'CSS' }],
    missing: ['Docker'],
    sentence: text,
  };
  for (const state of ['open', 'applied', 'declined', 'over'] as const) {
    const kind = 'callCard';
    const card = { ...ofVacancy, ownerName: name, match: state === 'open' ? match : null, state };
    events[`${kind}, ${state}`] = { kind, card };
  }
  for (const state of ['open', 'applied', 'closed'] as const) {
    const kind = 'peopleToCallCard';
    const place = { projectId, projectName: project, vacancyId, vacancyTitle: vacancy };
    const people = (['open', 'called', 'busy'] as const).map((called, index) => ({
      telegramId: 1001 + index,
      name,
      match,
      state: called,
    }));
    events[`${kind}, ${state}`] = { kind, card: { ...place, people, state } };
  }
  const found = [
    {
      kind: 'vacancy' as const,
      id: vacancyId,
      projectId,
      projectName: project,
      vacancyId,
      vacancyTitle: vacancy,
    },
    { kind: 'project' as const, id: projectId, projectId, projectName: project },
    { kind: 'person' as const, id: vacancyId, telegramId: 1001, name },
  ];
  const searches = [
    { id: projectId, filter: { query: text } },
    { id: vacancyId, filter: {} },
  ];
  const several = { count: 5, items: found, searches, matches: [], news: [] };
  events['alertCard, several'] = { kind: 'alertCard', card: several };
  const kinds = ['project', 'vacancy', 'stage', 'joined'] as const;
  const weekly = {
    count: 0,
    items: [],
    searches: [],
    matches: found.slice(0, 1).map((item) => ({ item, match })),
    news: [{ projectId, projectName: project, kinds: [...kinds] }],
  };
  events['alertCard, what fits and what is new'] = { kind: 'alertCard', card: weekly };
  events['alertCard, what fits and few applied to'] = {
    kind: 'alertCard',
    card: { ...weekly, matches: weekly.matches.map((one) => ({ ...one, hasFew: true })) },
  };
  events['alertCard, news alone'] = { kind: 'alertCard', card: { ...weekly, matches: [] } };
  for (const item of found) {
    const card = { count: 1, items: [item], searches: searches.slice(1), matches: [], news: [] };
    events[`alertCard, ${item.kind}`] = { kind: 'alertCard', card };
    events[`savedCard, ${item.kind}`] = { kind: 'savedCard', card: { item, endsOn: null } };
    events[`savedCard, ${item.kind} that ends`] = {
      kind: 'savedCard',
      card: { item, endsOn: '2026-11-25' },
    };
  }
  const waiting = (count: number, closesInDays: number | null) => ({
    kind: 'waitingCard' as const,
    card: {
      count,
      applications: Array.from({ length: Math.min(count, 3) }, () => ({
        ...ofVacancy,
        telegramId: 1001,
        name,
      })),
      closesInDays,
    },
  });
  events['waitingCard, none'] = waiting(0, null);
  const unanswered = { count: 2, projectId, acceptableUntil: '2026-11-25T09:00:00.000Z' };
  events['waitingCard, closed without an answer'] = {
    kind: 'waitingCard',
    card: { ...waiting(0, null).card, unanswered },
  };
  events['waitingCard, one'] = waiting(1, null);
  events['waitingCard, five soon to be closed'] = waiting(5, 9);
  for (const state of ['asked', 'kept', 'paused', 'closed', 'freed'] as const) {
    const kind = 'vacancyCheckCard';
    events[`${kind}, ${state}`] = { kind, card: { ...ofVacancy, state } };
  }
  for (const state of ['pending', 'accepted', 'declined', 'withdrawn'] as const) {
    const kind = 'contactRequestCard';
    const introduced = state === 'accepted' ? contact : null;
    const card = { ...person, requestId: projectId, text, state, contact: introduced };
    events[`${kind}, ${state}`] = { kind, card };
  }
  return events;
}
