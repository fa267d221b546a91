import * as z from 'zod/mini';
import { messages } from '#src/messages/languages.ts';
import { timeIn } from '#src/messages/moment.ts';
import { personName, projectName } from '#src/messages/names.ts';
import { withReason } from '#src/messages/reasons.ts';
import { rich } from '#src/messages/rich-text.ts';
import { Moment } from '#src/schemas/ids.ts';
import { ReportDecision } from '#src/schemas/moderation/reports.ts';
import { AppealDecision } from '#src/schemas/moderation/sanctions.ts';
import { type Say, type Settings, withProject } from './parts.ts';

export const moderationKinds = [
  z.object({
    kind: z.literal('reportDecided'),
    subjectType: z.enum(['profile', 'project']),
    subjectName: z.string(),
    decision: ReportDecision,
  }),
  z.object({
    kind: z.literal('profileSanctioned'),
    sanction: z.enum(['warned', 'blocked', 'suspended', 'ended', 'released']),
    reason: z.nullable(z.string()),
    until: z.optional(z.nullable(Moment)),
  }),
  /** To whom a sanction is against, or whose project was taken down (`project…`). */
  z.object({
    kind: z.literal('sanctionAppealDecided'),
    decision: AppealDecision,
    ofProjectId: z.nullable(z.string()),
    ofProjectName: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('roleChanged'), isModerator: z.boolean() }),
] as const;
type Event = z.output<(typeof moderationKinds)[number]>;

export const moderationSettings = {
  reportDecided: null,
  profileSanctioned: null,
  sanctionAppealDecided: null,
  roleChanged: null,
} satisfies Settings<Event>;

export const moderationMessages: Say<Event> = {
  reportDecided({ subjectType, subjectName, decision }, locale) {
    const { report } = messages[locale];
    const text =
      subjectType === 'profile'
        ? report.profile[decision](personName(subjectName))
        : report.project[decision](projectName(subjectName, locale));
    return { text, action: null };
  },
  profileSanctioned(event, locale) {
    const { sanction, actions } = messages[locale];
    const isOver = event.sanction === 'released' || event.sanction === 'ended';
    const until = event.until ? sanction.until(timeIn(locale).dayAndClock(event.until)) : undefined;
    const term = event.sanction === 'suspended' ? (until ?? sanction.untilLifted) : undefined;
    const said = sanction[event.sanction];
    return {
      text: withReason(term === undefined ? said : rich`${said} ${term}`, event.reason, locale),
      action: isOver ? null : { label: actions.openSanction, target: { screen: 'restriction' } },
    };
  },
  sanctionAppealDecided({ decision, ofProjectId: projectId, ofProjectName, reason }, locale) {
    const { appealDecided: words, actions } = messages[locale];
    const isGranted = decision === 'granted';
    if (projectId === null) {
      const target = { screen: 'restriction' } as const;
      return {
        text: withReason(isGranted ? words.granted : words.refused, reason, locale),
        action: isGranted ? null : { label: actions.look, target },
      };
    }
    const tell = isGranted ? words.projectGranted : words.projectRefused;
    const text = tell(projectName(ofProjectName ?? '', locale));
    return withProject(withReason(text, reason, locale), { projectId }, locale);
  },
  roleChanged({ isModerator }, locale) {
    const { news, actions } = messages[locale];
    return isModerator
      ? {
          text: news.becameModerator,
          action: { label: actions.openQueue, target: { screen: 'queue' } },
        }
      : { text: news.lostModerator, action: null };
  },
};
