import type { InboxEvent } from '@kollab/contract';
import BadgeCheck from 'lucide-react/icons/badge-check';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Mail from 'lucide-react/icons/mail';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from '#src/ui/icon.ts';
import styles from './inbox-entry.module.css';

type Tone = 'accent' | 'success' | 'danger' | 'quiet';

const looks: Record<InboxEvent['kind'], readonly [LucideIcon, Tone]> = {
  profileApproved: [BadgeCheck, 'success'],
  profileRejected: [TriangleAlert, 'danger'],
  projectApproved: [BadgeCheck, 'success'],
  projectRejected: [TriangleAlert, 'danger'],
  applicationAccepted: [BadgeCheck, 'success'],
  applicationRejected: [Mail, 'quiet'],
  vacancyClosed: [FolderKanban, 'quiet'],
  projectClosed: [FolderKanban, 'quiet'],
  invitationAccepted: [Users, 'success'],
  invitationDeclined: [Users, 'quiet'],
  membershipChanged: [Users, 'accent'],
  contactAccepted: [UserRoundPlus, 'success'],
  contactDeclined: [UserRoundPlus, 'quiet'],
  reportDecided: [ShieldAlert, 'accent'],
  profileSanctioned: [ShieldAlert, 'danger'],
  projectTakenDown: [ShieldAlert, 'danger'],
  applicationCard: [Mail, 'accent'],
  invitationCard: [Users, 'accent'],
  contactRequestCard: [UserRoundPlus, 'accent'],
};

/** What an entry is about, at a glance; its text says it in words. */
export function EntryIcon({ kind }: { kind: InboxEvent['kind'] }) {
  const [Icon, tone] = looks[kind];
  return (
    <span className={styles.icon} data-tone={tone}>
      <Icon size={20} aria-hidden />
    </span>
  );
}
