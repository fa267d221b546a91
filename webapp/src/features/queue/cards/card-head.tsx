import { paths } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import styles from './queue-card.module.css';
import type { QueueItem } from '#src/features/queue/items/queue-item.ts';
import { Marks } from './marks.tsx';

function placeOf(item: QueueItem) {
  const moment = sayMoment(item.submittedAt);
  switch (item.kind) {
    case 'profile':
      return {
        to: paths.user(item.profile.telegramId),
        photo: item.profile.photo,
        detail: moderatorTexts.queue.sentAt(moment),
      };
    case 'project':
      return {
        to: paths.project(item.project.id),
        detail: moderatorTexts.queue.projectSentAt(moment),
      };
    default:
      return {
        to:
          item.report.subjectType === 'project'
            ? paths.project(item.report.subjectId)
            : paths.user(item.report.telegramId),
        photo: item.report.subjectType === 'profile' ? item.report.photo : undefined,
        detail: moderatorTexts.reports.sentAt[item.report.subjectType](moment),
      };
  }
}

export function CardHead({ item }: { item: QueueItem }) {
  const { to, photo, detail } = placeOf(item);
  return (
    <Link to={to} className={styles.person}>
      {photo !== undefined && <Avatar name={item.name} sources={[fileUrl(photo)]} size={44} />}
      <span className="grow">
        <span className={styles.name}>{item.name}</span>
        <span className={styles.facts}>
          <span className={styles.detail}>{detail}</span>
          <Marks item={item} />
        </span>
      </span>
    </Link>
  );
}
