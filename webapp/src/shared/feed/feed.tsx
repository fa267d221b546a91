import { type FeedRow, paths } from '@kollab/contract';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { savedTexts } from '#src/texts/saved.ts';
import { feedText } from './feed-news.ts';
import styles from './feed.module.css';

const words = savedTexts.feed;

const Less = lazyWithPreload(() => import('./less.tsx'));

interface FeedEntryProps {
  row: FeedRow;
  /** Of the link to the project. */
  link?: Pick<LinkProps, 'state' | 'onClick'>;
  onLess: () => void;
}

export function FeedEntry({ row, link, onLess }: FeedEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const { projectId, projectTitle, ownerName } = row;
  return (
    <div className={styles.row}>
      <div className="grow">
        <Link to={paths.project(projectId)} className={styles.title} {...link}>
          {projectTitle}
        </Link>
        <p className="small quiet">{ownerName}</p>
        {row.news.map((news) => (
          <p key={news.kind} className={styles.news}>
            {feedText(news)}
          </p>
        ))}
      </div>
      <span className={styles.more}>
        <IconButton
          icon={Ellipsis}
          label={words.more(projectTitle)}
          onClick={() => setAsking(true)}
        />
      </span>
      <Suspense>
        {isAsking && <Less row={row} onClose={() => setAsking(false)} onLess={onLess} />}
      </Suspense>
    </div>
  );
}
