import * as z from 'zod/mini';
import type { Locale } from '#src/rules/locale.ts';
import { messages } from '#src/messages/languages.ts';
import { projectName } from '#src/messages/names.ts';
import { withReason, withRejectedFields } from '#src/messages/reasons.ts';
import {
  namesOf,
  OfProject,
  OfVacancy,
  type Say,
  type Settings,
  withOwnApplications,
  withProject,
} from './parts.ts';

/** `freed`: since a member left. */
export const VacancyCheckCard = z.extend(OfVacancy, {
  state: z.enum(['asked', 'kept', 'paused', 'closed', 'freed']),
});
export type VacancyCheckCard = z.output<typeof VacancyCheckCard>;

export const projectKinds = [
  z.object({ kind: z.literal('vacancyCheckCard'), card: VacancyCheckCard }),
  z.extend(OfProject, { kind: z.literal('projectApproved'), isEdit: z.boolean() }),
  z.extend(OfProject, {
    kind: z.literal('projectRejected'),
    isEdit: z.boolean(),
    reason: z.string(),
    isPartial: z.optional(z.boolean()),
  }),
  z.extend(OfProject, {
    kind: z.literal('projectTakenDown'),
    reason: z.nullable(z.string()),
  }),
  /** `hasApplied`: the reader’s application ends with it; else they were in the team. */
  z.extend(OfProject, { kind: z.literal('projectClosed'), hasApplied: z.boolean() }),
  /** To the team: its owner says that it reached its end, or nobody says how it goes and it is paused. */
  z.extend(OfProject, {
    kind: z.literal('projectStopped'),
    because: z.enum(['finished', 'silence']),
  }),
  /** `applicationWaits`: the reader’s application waits again; else they are in the team. */
  z.extend(OfProject, { kind: z.literal('projectReopened'), applicationWaits: z.boolean() }),
] as const;
type Event = z.output<(typeof projectKinds)[number]>;

export const projectSettings = {
  vacancyCheckCard: 'reminders',
  projectApproved: null,
  projectRejected: null,
  projectTakenDown: null,
  projectClosed: 'team',
  projectStopped: 'team',
  projectReopened: 'team',
} satisfies Settings<Event>;

export const projectMessages: Say<Event> = {
  vacancyCheckCard({ card }, locale) {
    const { vacancyCheck, actions } = messages[locale];
    const { projectId, vacancyId, state } = card;
    const tell = vacancyCheck[state];
    return {
      text: tell(...namesOf(card, locale)),
      action: { label: actions.look, target: { screen: 'vacancy', projectId, vacancyId } },
    };
  },
  projectApproved(event, locale) {
    const { news } = messages[locale];
    const tell = event.isEdit ? news.projectEditApproved : news.projectApproved;
    return withProject(tell(projectName(event.projectName, locale)), event, locale);
  },
  projectRejected: (event, locale) => ({
    text: rejectionText(event, locale),
    action: {
      label: messages[locale].actions.fix,
      target: { screen: 'editProject', projectId: event.projectId },
    },
  }),
  projectTakenDown(event, locale) {
    const text = messages[locale].news.projectTakenDown(projectName(event.projectName, locale));
    return withProject(withReason(text, event.reason, locale), event, locale);
  },
  projectClosed(event, locale) {
    const { news } = messages[locale];
    const project = projectName(event.projectName, locale);
    return event.hasApplied
      ? withOwnApplications(news.projectClosedForApplicant(project), locale)
      : { text: news.projectClosed(project), action: null };
  },
  projectStopped(event, locale) {
    const { projectStopped, actions } = messages[locale];
    const { projectId, because } = event;
    const text = projectStopped[because](projectName(event.projectName, locale));
    const screen = because === 'finished' ? 'finished' : 'project';
    return { text, action: { label: actions.openProject, target: { screen, projectId } } };
  },
  projectReopened(event, locale) {
    const { news } = messages[locale];
    const project = projectName(event.projectName, locale);
    return event.applicationWaits
      ? withOwnApplications(news.projectReopenedForApplicant(project), locale)
      : withProject(news.projectReopened(project), event, locale);
  },
};

function rejectionText(event: Extract<Event, { kind: 'projectRejected' }>, locale: Locale) {
  const { news } = messages[locale];
  const { isEdit, isPartial = false, reason } = event;
  const project = projectName(event.projectName, locale);
  if (isPartial) {
    const tell = isEdit ? news.projectEditPartlyApproved : news.projectPartlyApproved;
    return withRejectedFields(tell(project), reason, locale);
  }
  const tell = isEdit ? news.projectEditRejected : news.projectRejected;
  return withReason(tell(project), reason, locale);
}
