import { paths, type User } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'react-router-dom';
import { moderationTexts } from '#src/texts/moderation.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import styles from './moderation-badge.module.css';

const badges = {
  Pending: { text: moderationTexts.moderation.submitted, tone: 'warning', Icon: Clock },
  In_review: { text: moderationTexts.moderation.inReview, tone: 'warning', Icon: Clock },
  Rejected: { text: moderationTexts.moderation.rejected, tone: 'danger', Icon: CircleAlert },
} as const;

type ModerationBadgeProps = Pick<User, 'moderationStatus' | 'isPartlyApproved'>;

/** A clock, a red alert, nothing once approved (spec §4). */
export function ModerationBadge({
  moderationStatus: status,
  isPartlyApproved,
}: ModerationBadgeProps) {
  if (status === null || status === 'Approved') return null;
  const { tone, Icon } = badges[status];
  const text = isPartlyApproved ? moderationTexts.moderation.partlyApproved : badges[status].text;
  return (
    <Link
      to={paths.moderation}
      className={styles.link}
      aria-label={moderationTexts.moderation.badge(text)}
      data-testid="moderation-status"
      data-status={status.toLowerCase()}
    >
      <Badge tone={tone}>
        <Icon size={14} strokeWidth={2.4} aria-hidden />
        {text}
      </Badge>
    </Link>
  );
}
