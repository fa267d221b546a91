import { type ModerationStatus, paths } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'react-router-dom';
import { moderationTexts } from '#src/texts/moderation.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import styles from './moderation-badge.module.css';

const badges = {
  pending: { text: moderationTexts.moderation.submitted, tone: 'warning', Icon: Clock },
  in_review: { text: moderationTexts.moderation.inReview, tone: 'warning', Icon: Clock },
  rejected: { text: moderationTexts.moderation.rejected, tone: 'danger', Icon: CircleAlert },
} as const;

/** Where the moderation stands: a clock, a red alert, nothing once approved (spec §4). */
export function ModerationBadge({ status }: { status: ModerationStatus | null }) {
  const key = status?.toLowerCase() ?? '';
  if (!(key in badges)) return null;
  const { text, tone, Icon } = badges[key as keyof typeof badges];
  return (
    <Link
      to={paths.moderation}
      className={styles.link}
      aria-label={moderationTexts.moderation.badge(text)}
      data-testid="moderation-status"
      data-status={key}
    >
      <Badge tone={tone}>
        <Icon size={14} strokeWidth={2.4} aria-hidden />
        {text}
      </Badge>
    </Link>
  );
}
