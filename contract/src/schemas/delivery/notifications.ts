import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { AlertCard, SavedCard } from '#src/schemas/discovery/alert-cards.ts';
import { Match } from '#src/schemas/match.ts';
import { Contact, ContactRequestCard } from '#src/schemas/people/contacts.ts';
import { ReviewedField } from '#src/schemas/people/profile-fields.ts';
import { Moment } from '#src/schemas/ids.ts';
import { RoomCard } from '#src/schemas/work/rooms.ts';
import {
  AppealCard,
  ModerationCard,
  ProjectModerationCard,
  ReportCard,
} from '#src/schemas/delivery/moderation-cards.ts';
import { ReportDecision } from '#src/schemas/moderation/reports.ts';
import { AppealDecision } from '#src/schemas/moderation/sanctions.ts';

/** An application as its project's owner sees it in the chat. */
export const ApplicationCard = z.object({
  projectId: z.string(),
  projectName: z.string(),
  vacancyId: z.string(),
  vacancyTitle: z.string(),
  telegramId: z.number(),
  name: z.string(),
  statusShort: z.string(),
  coverLetter: z.string(),
  /** Whether no moderator ever approved who wrote it: links in it are not to be followed. */
  isFromStranger: z.optional(z.boolean()),
  status: z.enum(['Pending', 'Accepted', 'Rejected', 'Withdrawn']),
  /** Whether the reader may decide: the owner at this moment. */
  mayDecide: z.boolean(),
  /** Whether it was closed without an answer, and the reader may accept it all the same. */
  mayAcceptLate: z.optional(z.boolean()),
  contact: z.nullable(Contact),
});
export type ApplicationCard = z.output<typeof ApplicationCard>;

/** An invitation as the invited person sees it in the chat. */
export const InvitationCard = z.object({
  projectId: z.string(),
  projectName: z.string(),
  ownerName: z.string(),
  state: z.enum(['invited', 'member', 'declined', 'cancelled']),
});
export type InvitationCard = z.output<typeof InvitationCard>;

/** The offer to own a project, as the member of its team sees it to whom it is made. */
export const HandOverCard = z.object({
  projectId: z.string(),
  projectName: z.string(),
  ownerName: z.string(),
  state: z.enum(['open', 'accepted', 'declined', 'over']),
});
export type HandOverCard = z.output<typeof HandOverCard>;

/** A call to apply, as whom it calls sees it. */
export const CallCard = z.object({
  projectId: z.string(),
  projectName: z.string(),
  vacancyId: z.string(),
  vacancyTitle: z.string(),
  ownerName: z.string(),
  /** Why they fit; null where either has no tags any more. */
  match: z.nullable(Match),
  /** `over`: the vacancy takes nobody, or they are in the team. */
  state: z.enum(['open', 'applied', 'declined', 'over']),
});
export type CallCard = z.output<typeof CallCard>;

/** The applications that wait for an owner, those that wait longest first. */
export const WaitingCard = z.object({
  count: z.number(),
  applications: z
    .array(
      z.object({
        projectId: z.string(),
        projectName: z.string(),
        vacancyId: z.string(),
        vacancyTitle: z.string(),
        telegramId: z.number(),
        name: z.string(),
      }),
    )
    .check(z.maxLength(limits.waitingShown)),
  /** In how many days the first is closed without an answer, once that is near. */
  closesInDays: z.nullable(z.number()),
  /** Those that closed without an answer and may be accepted all the same, the first of them until then. */
  unanswered: z.optional(
    z.object({ count: z.number(), projectId: z.string(), acceptableUntil: Moment }),
  ),
});
export type WaitingCard = z.output<typeof WaitingCard>;

/** Whether a vacancy still looks for somebody, as its owner is asked. */
export const VacancyCheckCard = z.object({
  projectId: z.string(),
  projectName: z.string(),
  vacancyId: z.string(),
  vacancyTitle: z.string(),
  state: z.enum(['asked', 'kept', 'paused', 'closed']),
});
export type VacancyCheckCard = z.output<typeof VacancyCheckCard>;

const ofProject = { projectId: z.string(), projectName: z.string() } as const;
const ofVacancy = { ...ofProject, vacancyId: z.string(), vacancyTitle: z.string() } as const;

/** Whoever news is about; without `telegramId` and `url` while they are out of the reader’s sight. */
const PersonInNews = z.object({ ...Contact.shape, telegramId: z.nullable(z.number()) });
export type PersonInNews = z.output<typeof PersonInNews>;

/** What is told once and stays as it was. */
export const News = z.discriminatedUnion('kind', [
  /** `edited`: what was published anew of a profile that everyone saw already. */
  z.object({ kind: z.literal('profileApproved'), edited: z.optional(z.array(ReviewedField)) }),
  /** `isPartial`: the other fields were published. */
  z.object({
    kind: z.literal('profileRejected'),
    reason: z.string(),
    isPartial: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('projectApproved'), ...ofProject, isEdit: z.boolean() }),
  z.object({
    kind: z.literal('projectRejected'),
    ...ofProject,
    isEdit: z.boolean(),
    reason: z.string(),
    isPartial: z.optional(z.boolean()),
  }),
  /** `hasRoom`: the team has a chat that the reader may enter. */
  z.object({
    kind: z.literal('applicationAccepted'),
    ...ofVacancy,
    contact: PersonInNews,
    hasRoom: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('applicationRejected'),
    ...ofVacancy,
    reason: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('vacancyClosed'), ...ofVacancy }),
  z.object({ kind: z.literal('applicationExpired'), ...ofVacancy }),
  /** `hasApplied`: the reader’s application ends with it; else they were in the team. */
  z.object({ kind: z.literal('projectClosed'), ...ofProject, hasApplied: z.boolean() }),
  /** `applicationWaits`: the reader’s application waits again; else they are in the team. */
  z.object({ kind: z.literal('projectReopened'), ...ofProject, applicationWaits: z.boolean() }),
  /** To the owner of a vacancy that was just published: how many people it fits. */
  z.object({ kind: z.literal('vacancyMatched'), ...ofVacancy, count: z.number() }),
  z.object({ kind: z.literal('invitationAccepted'), ...ofProject, contact: Contact }),
  z.object({ kind: z.literal('invitationDeclined'), ...ofProject, name: z.string() }),
  /** To who offered a project: what the member `name` answered, or that they did not. */
  z.object({
    kind: z.literal('handOverAnswered'),
    ...ofProject,
    answer: z.enum(['accepted', 'declined', 'none']),
    name: z.string(),
  }),
  /** `person`: who joined or left, or whoever took the reader out or handed the project over. */
  z.object({
    kind: z.literal('membershipChanged'),
    ...ofProject,
    change: z.enum(['joined', 'left', 'removed', 'becameOwner']),
    person: PersonInNews,
  }),
  /** To the team, that it has a chat; to its owner, why the bot lets nobody into it any more. */
  z.object({
    kind: z.literal('roomChanged'),
    ...ofProject,
    change: z.enum(['opened', 'removed', 'rights']),
  }),
  z.object({ kind: z.literal('contactAccepted'), contact: Contact }),
  z.object({ kind: z.literal('contactDeclined'), name: z.string() }),
  /** To who reported. */
  z.object({
    kind: z.literal('reportDecided'),
    subjectType: z.enum(['profile', 'project']),
    subjectName: z.string(),
    decision: ReportDecision,
  }),
  /** To whom it happened. */
  z.object({
    kind: z.literal('profileSanctioned'),
    sanction: z.enum(['warned', 'blocked', 'suspended', 'ended', 'released']),
    reason: z.nullable(z.string()),
    /** When a suspension ends by itself. */
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
  /** To who gained or lost the role of moderator. */
  z.object({ kind: z.literal('roleChanged'), isModerator: z.boolean() }),
  /** To whose account is erased then, and that it is not after all. */
  z.object({ kind: z.literal('deletionScheduled'), deletesAt: Moment }),
  z.object({ kind: z.literal('deletionCancelled') }),
  z.object({
    kind: z.literal('projectTakenDown'),
    ...ofProject,
    reason: z.nullable(z.string()),
  }),
]);
export type News = z.output<typeof News>;

const applicationCard = z.object({ kind: z.literal('applicationCard'), card: ApplicationCard });
const invitationCard = z.object({ kind: z.literal('invitationCard'), card: InvitationCard });
const handOverCard = z.object({ kind: z.literal('handOverCard'), card: HandOverCard });

const contactRequestCard = z.object({
  kind: z.literal('contactRequestCard'),
  card: ContactRequestCard,
});

const callCard = z.object({ kind: z.literal('callCard'), card: CallCard });

const alertCard = z.object({ kind: z.literal('alertCard'), card: AlertCard });

const savedCard = z.object({ kind: z.literal('savedCard'), card: SavedCard });

const waitingCard = z.object({ kind: z.literal('waitingCard'), card: WaitingCard });

const vacancyCheckCard = z.object({ kind: z.literal('vacancyCheckCard'), card: VacancyCheckCard });

const personalCards = [
  applicationCard,
  invitationCard,
  handOverCard,
  contactRequestCard,
  callCard,
  waitingCard,
  vacancyCheckCard,
  alertCard,
  savedCard,
] as const;

/** What a person hears of in the chat and in the inbox, in one text. */
export const InboxEvent = z.union([News, z.discriminatedUnion('kind', personalCards)]);
export type InboxEvent = z.output<typeof InboxEvent>;

/** What happened, as a message is written from it. Cards follow what they are about. */
export const NotificationEvent = z.union([
  News,
  z.discriminatedUnion('kind', [
    ...personalCards,
    z.object({ kind: z.literal('moderationCard'), card: ModerationCard }),
    z.object({ kind: z.literal('projectModerationCard'), card: ProjectModerationCard }),
    z.object({ kind: z.literal('reportCard'), card: ReportCard }),
    z.object({ kind: z.literal('appealCard'), card: AppealCard }),
    /** To the chat of a team. */
    z.object({ kind: z.literal('roomCard'), card: RoomCard }),
    /** What was held back since the last one: the newest of `count`. */
    z.object({
      kind: z.literal('digest'),
      count: z.number(),
      events: z.array(InboxEvent).check(z.maxLength(limits.digestShown)),
    }),
    /** In place of a reminder that a later one followed: it asks nothing any more. */
    z.object({ kind: z.literal('reminderReplaced') }),
    /** To moderators, once a day: what has waited for more than 24 hours. */
    z.object({ kind: z.literal('moderationWaiting'), count: z.number(), oldestAt: Moment }),
    /** Of applications that come many at once, those without a card: of one project, or several. */
    z.object({
      kind: z.literal('moreApplications'),
      count: z.number(),
      projectId: z.nullable(z.string()),
    }),
    /** The same to moderators. */
    z.object({ kind: z.literal('moreToReview'), count: z.number() }),
    /** What a person asked for: the zip of `downloadExport`, sent as a document. */
    z.object({ kind: z.literal('accountExport') }),
    /** The last message to somebody, in the language that was theirs. */
    z.object({ kind: z.literal('accountDeleted'), languageCode: z.nullable(z.string()) }),
  ]),
]);
export type NotificationEvent = z.output<typeof NotificationEvent>;

/** A notification leased to one worker. With a `messageId` that message is edited, else one is sent. */
export const ClaimedNotification = z.object({
  id: z.string(),
  lease: z.string(),
  leasedUntil: Moment,
  /** How long that is after the answer: clocks differ, and are set. */
  leaseSeconds: z.optional(z.number()),
  /** The chat to write to: a person’s, or the moderators’ group. */
  telegramId: z.number(),
  /** A group takes links, but no buttons that open the mini-app. */
  isGroup: z.boolean(),
  languageCode: z.nullable(z.string()),
  messageId: z.nullable(z.number()),
  /** Of the request that it comes from; for logs only. */
  requestId: z.optional(z.nullable(z.string())),
  event: NotificationEvent,
});
export type ClaimedNotification = z.output<typeof ClaimedNotification>;
