import type { InboxEvent } from '@kollab/contract';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BellRing from 'lucide-react/icons/bell-ring';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Mail from 'lucide-react/icons/mail';
import Scale from 'lucide-react/icons/scale';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from '#src/kit/lib/icon.ts';
import styles from './entry-icon.module.css';

type Look = readonly [LucideIcon, 'accent' | 'success' | 'warning' | 'danger' | 'quiet'];

const looks: Record<InboxEvent['kind'], Look> = {
  profileApproved: [BadgeCheck, 'success'],
  profileRejected: [TriangleAlert, 'danger'],
  projectApproved: [BadgeCheck, 'success'],
  projectRejected: [TriangleAlert, 'danger'],
  applicationAccepted: [BadgeCheck, 'success'],
  applicationRejected: [Mail, 'quiet'],
  vacancyClosed: [FolderKanban, 'quiet'],
  vacancyFilled: [FolderKanban, 'quiet'],
  placeAdded: [FolderKanban, 'success'],
  applicationExpired: [Mail, 'quiet'],
  projectClosed: [FolderKanban, 'quiet'],
  projectStopped: [FolderKanban, 'quiet'],
  projectReopened: [FolderKanban, 'success'],
  vacancyMatched: [Users, 'accent'],
  invitationAccepted: [Users, 'success'],
  invitationDeclined: [Users, 'quiet'],
  handOverAnswered: [Users, 'accent'],
  membershipChanged: [Users, 'accent'],
  roomChanged: [Users, 'accent'],
  meetingCard: [CalendarClock, 'accent'],
  meetingOffered: [CalendarClock, 'accent'],
  meetingSet: [CalendarClock, 'success'],
  meetingFailed: [CalendarClock, 'quiet'],
  confirmationCard: [BadgeCheck, 'accent'],
  workTextRejected: [TriangleAlert, 'danger'],
  workConfirmed: [BadgeCheck, 'success'],
  contactAccepted: [UserRoundPlus, 'success'],
  contactDeclined: [UserRoundPlus, 'quiet'],
  reportDecided: [ShieldCheck, 'accent'],
  profileSanctioned: [ShieldAlert, 'danger'],
  roleChanged: [ShieldAlert, 'accent'],
  deletionScheduled: [TriangleAlert, 'warning'],
  deletionCancelled: [ShieldCheck, 'success'],
  sanctionAppealDecided: [Scale, 'accent'],
  projectTakenDown: [ShieldAlert, 'danger'],
  applicationCard: [Mail, 'accent'],
  invitationCard: [Users, 'accent'],
  handOverCard: [Users, 'accent'],
  pairCard: [Users, 'accent'],
  pairAnswered: [Users, 'accent'],
  pairParted: [Users, 'quiet'],
  pairGone: [Users, 'quiet'],
  contactRequestCard: [UserRoundPlus, 'accent'],
  callCard: [Mail, 'accent'],
  peopleToCallCard: [Users, 'accent'],
  alertCard: [BellRing, 'accent'],
  savedCard: [Bookmark, 'accent'],
  waitingCard: [Mail, 'warning'],
  vacancyCheckCard: [FolderKanban, 'warning'],
  checkInCard: [Users, 'accent'],
  projectCheckCard: [FolderKanban, 'warning'],
  somebodyMissing: [UserRoundPlus, 'accent'],
};

const isOver: ReadonlySet<string> = new Set(['released', 'ended']);

function lookOf(event: InboxEvent): Look {
  if ('isPartial' in event && event.isPartial) return [TriangleAlert, 'warning'];
  if (event.kind === 'profileSanctioned' && isOver.has(event.sanction)) {
    return [ShieldCheck, 'success'];
  }
  return looks[event.kind];
}

/** The entry's text says it in words. */
export function EntryIcon({ event }: { event: InboxEvent }) {
  const [Icon, tone] = lookOf(event);
  return (
    <span className={styles.icon} data-tone={tone}>
      <Icon size={20} aria-hidden />
    </span>
  );
}
