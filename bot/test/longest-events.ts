import {
  fieldLabels,
  limits,
  serverLimits,
  type NotificationEvent,
  type ProjectField,
  type ReviewedField,
} from '@kollab/contract';
import { everyEvent } from '@kollab/contract/test/every-event';
import { longAppealCard } from './appeal-card.ts';
import { card } from './card.ts';
import { alertCard, callCard, peopleToCallCard } from './people-cards.ts';
import { projectCard, projectId, vacancyId } from './project-card.ts';
import { reportCard } from './report-card.ts';

export const long = 'Щ&<'.repeat(1000);
const fields = Object.keys(fieldLabels.ru.profile) as ReviewedField[];

const longestLinks = (before: boolean): unknown[] =>
  Array.from({ length: 30 }, (_, n) => ({ url: `${before}${n}${long}`, type: long }));

const longestTags = (before: boolean): unknown[] =>
  Array.from({ length: 30 }, (_, n) => ({ tagName: `${before}${n}${long}`.slice(0, limits.tag) }));

const longestWorks = (before: boolean): unknown[] =>
  Array.from({ length: 30 }, (_, n) => ({
    company: `${n}${long}`,
    department: `${before}${long}`,
    role: `${before}${long}`,
    workDurationYears: before ? 1.5 : 2,
    logoUrl: `/uploads/${before}.webp`,
    startDate: before ? '2019-09-29' : '2019-09-30',
    endDate: null,
  }));

function longestField(field: ReviewedField, before: boolean): unknown {
  if (field === 'experiences') return longestWorks(before);
  if (field === 'tags') return longestTags(before);
  if (field === 'links') return longestLinks(before);
  if (field === 'photo') return `/uploads/${before}.webp`;
  return before ? long : `${long}!`;
}

const claimedBy = { telegramId: 1, name: long, until: '2026-11-21T11:27:00.000Z' };
export const rejected = {
  status: 'Rejected' as const,
  name: long,
  at: '2026-11-21T11:31:00.000Z',
  reason: long,
  rejectedFields: [],
};
const longestMatch = {
  matched: Array.from({ length: limits.tags }, () => long),
  beside: [{ tagName: long, near: [long, long] }],
  related: Array.from({ length: limits.tags }, () => ({ tagName: long, through: long })),
  missing: Array.from({ length: limits.tags }, () => long),
  sentence: long,
};
const ofProject = { projectId, projectName: long };
const ofVacancy = { ...ofProject, vacancyId, vacancyTitle: long };
const longestVacancies = (before: boolean): unknown[] =>
  Array.from({ length: 20 }, (_, n) => ({
    id: `${n}`,
    title: `${before}${long}`,
    level: 'Team lead',
    experience: 'более 7 лет',
    tags: longestTags(before),
    tasks: `${before}${long}`,
    requirements: `${before}${long}`,
    conditions: `${before}${long}`,
    hoursAWeek: before ? 79 : 80,
    until: before ? '2099-09-29' : '2099-09-30',
    places: before ? 19 : 20,
  }));

const longestOf = (field: ProjectField, before: boolean): unknown => {
  if (field === 'vacancies') return longestVacancies(before);
  return field === 'tags' ? longestTags(before) : `${before}${long}`;
};

const ofInbox = everyEvent({ name: long, project: long, vacancy: long, text: long });

export const fullProject = projectCard({
  projectName: long,
  ownerName: long,
  guests: Array.from({ length: limits.participants }, () => 'я'.repeat(limits.guestName)),
  claimedBy,
  changes: (Object.keys(fieldLabels.ru.project) as ProjectField[]).map((changeType) => ({
    changeType,
    oldValue: longestOf(changeType, true),
    newValue: longestOf(changeType, false),
  })),
});

const rejectedFields = fields.map((changeType) => ({ changeType, reason: long }));
const appeal = {
  text: long,
  reason: long,
  rejectedBy: long,
  rejectedAt: rejected.at,
  isOwnDecision: true,
};

const others: Record<string, NotificationEvent> = {
  'an appeal': { kind: 'projectModerationCard', card: { ...fullProject, appeal } },
  'a partial decision': {
    kind: 'projectModerationCard',
    card: { ...fullProject, appeal, decision: { ...rejected, rejectedFields } },
  },
  'a report': {
    kind: 'reportCard',
    card: reportCard({
      subjectName: long,
      text: long,
      reporterName: long,
      decision: { decision: 'block', name: long, at: rejected.at, comment: long },
    }),
  },
  'an appeal against a restriction': { kind: 'appealCard', card: longAppealCard(long) },
  'what saved searches found': {
    kind: 'alertCard',
    card: alertCard({
      count: 1000,
      items: Array.from({ length: limits.alertsShown }, () => ({
        kind: 'vacancy' as const,
        id: vacancyId,
        ...ofVacancy,
      })),
      searches: Array.from({ length: limits.savedSearches }, () => ({
        id: projectId,
        filter: { query: long },
      })),
    }),
  },
  'a call to apply': {
    kind: 'callCard',
    card: callCard({
      projectName: long,
      vacancyTitle: long,
      ownerName: long,
      match: longestMatch,
    }),
  },
  'whom to call': {
    kind: 'peopleToCallCard',
    card: peopleToCallCard({
      projectName: long,
      vacancyTitle: long,
      people: Array.from({ length: limits.peopleToCall }, () => ({
        telegramId: 1001,
        name: long,
        match: longestMatch,
        state: 'called' as const,
      })),
    }),
  },
  'what waits': {
    kind: 'waitingCard',
    card: {
      count: 1000,
      applications: Array.from({ length: limits.waitingShown }, () => ({
        ...ofVacancy,
        telegramId: 1001,
        name: long,
      })),
      closesInDays: 9,
      unanswered: {
        count: 1000,
        projectId: ofVacancy.projectId,
        acceptableUntil: '2026-11-25T09:00:00.000Z',
      },
    },
  },
  'a team’s chat': {
    kind: 'roomCard',
    card: {
      projectId: ofVacancy.projectId,
      projectName: long,
      vacancies: Array.from({ length: serverLimits.roomVacanciesShown }, () => long),
      more: 9,
    },
  },
  'a digest': {
    kind: 'digest',
    count: 1000,
    events: Object.values(ofInbox).slice(0, limits.digestShown),
  },
  'a farewell': { kind: 'accountDeleted', languageCode: null },
  'a reminder that a later one followed': { kind: 'reminderReplaced' },
  'more applications': { kind: 'moreApplications', count: 1000, projectId },
  'more to review': { kind: 'moreToReview', count: 1000 },
  'a reminder': { kind: 'moderationWaiting', count: 1000, oldestAt: rejected.at },
};

/** Events of every kind with values longer than they may be. */
export const longestEvents: Record<string, NotificationEvent> = {
  'a full project': { kind: 'projectModerationCard', card: fullProject },
  'a rejected project': {
    kind: 'projectModerationCard',
    card: { ...fullProject, decision: rejected },
  },
  ...others,
  ...ofInbox,
  'a full card': {
    kind: 'moderationCard',
    card: card({
      name: long,
      university: long,
      claimedBy,
      decision: rejected,
      changes: fields.map((changeType) => ({
        changeType,
        oldValue: longestField(changeType, true),
        newValue: longestField(changeType, false),
      })),
    }),
  },
};
