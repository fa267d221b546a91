import type { FeedRow } from '@kollab/contract';
import { FeedEntry } from '#src/shared/feed/feed.tsx';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { useOpening } from '#src/shared/project/shared-cover.tsx';
import { beginning } from './news-item.tsx';
import styles from './news-item.module.css';
import { faceSize } from './face-size.ts';

export function Followed({
  row,
  isSame,
  onLess,
}: {
  row: FeedRow;
  isSame: boolean;
  onLess: () => void;
}) {
  const { projectId: id, projectTitle: name, coverImage, palette } = row;
  const card = { id, name, coverImage, palette };
  const { isOpening, link } = useOpening(`feed ${id} ${row.at}`, { card });
  const cover = <CoverThumb project={card} size={faceSize} isShared={isOpening} />;
  return (
    <li className={styles.entry} data-same={isSame || undefined} data-testid="feed-row">
      {beginning(isSame, cover)}
      <FeedEntry row={row} link={link} onLess={onLess} />
    </li>
  );
}
