import type { FeedRow } from '@kollab/contract';
import { FeedEntry } from '#src/shared/feed/feed.tsx';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { beginning } from './news-item.tsx';
import styles from './news-item.module.css';
import { faceSize } from './face-size.ts';

/** What is told of whom and what one follows. */
export function Followed({
  row,
  isSame,
  onLess,
}: {
  row: FeedRow;
  isSame: boolean;
  onLess: () => void;
}) {
  const { projectId: id, coverImage, palette } = row;
  const cover = <CoverThumb project={{ id, coverImage, palette }} size={faceSize} />;
  return (
    <li className={styles.entry} data-same={isSame || undefined} data-testid="feed-row">
      {beginning(isSame, cover)}
      <FeedEntry row={row} onLess={onLess} />
    </li>
  );
}
