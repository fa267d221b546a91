import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#src/kit/controls/button.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayDay } from '#src/texts/moment.ts';
import { todayTexts } from '#src/texts/today.ts';
import {
  cardKeyOf,
  countShown,
  type Day,
  dayOf,
  groupNews,
  isNews,
  mergeNews,
  overtaken,
  type News,
  type NewsEntry,
  rowsOf,
} from './news.ts';
import { Told } from './news-item.tsx';
import { useOlder } from './today.ts';
import { useMarkRead } from './use-mark-read.ts';
import { Followed } from './followed.tsx';
import { NoNews } from './no-news.tsx';

const words = todayTexts.news;

/** The first says that it is the news; above stands what is no news. */
const headingOf = (day: Day, index: number) =>
  index === 0 ? words.first(titleOf(day)) : titleOf(day);

function titleOf({ day, subjects }: Day) {
  const now = new Date();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === dayOf(now.toISOString())) return words.today;
  if (day === dayOf(yesterday.toISOString())) return words.yesterday;
  return sayDay(subjects[0]?.[0]?.at ?? '');
}

interface NewsSectionProps {
  news: News;
  /** Keys of what waits and ids of entries, which are not told again. */
  above: ReadonlySet<string>;
  onLess: () => void;
}

export default function NewsSection({ news, above, onLess }: NewsSectionProps) {
  const older = useOlder(news);
  const markRead = useMarkRead();
  const { inbox, feed } = older;
  const [now] = useState(() => new Date());
  const told = [...news.inbox, ...inbox.items];
  const history = overtaken(told);
  const all = mergeNews(
    { items: told, hasMore: inbox.hasMore },
    { items: [...news.feed, ...feed.items], hasMore: feed.hasMore },
    now,
  );
  const isShown = (entry: NewsEntry) =>
    entry.kind === 'feed' ||
    (isNews(entry.item.event) &&
      !above.has(entry.key) &&
      !above.has(cardKeyOf(entry.item.event) ?? ''));
  const days = groupNews(all.filter(isShown));
  const [atFirst] = useState(() => countShown(days));
  const unfolded = older.isBegun ? days : days.slice(0, atFirst);
  const isFolded = !older.isBegun && (days.length > atFirst || inbox.hasMore || feed.hasMore);

  // What is not told because it stands above is read there.
  const readAbove = all.flatMap((entry) =>
    entry.kind === 'told' && !entry.item.isRead && !isShown(entry) ? [entry.key] : [],
  );
  const read = useEffectEvent(() => readAbove.forEach(markRead));
  const unread = readAbove.join();
  useEffect(() => {
    if (unread) read();
  }, [unread]);

  if (days.length === 0 && !isFolded && !older.more.isLoading) {
    return <NoNews />;
  }
  return (
    <>
      {unfolded.map((day, index) => (
        <Section key={day.day} title={headingOf(day, index)} testId="news-day">
          <ul aria-label={headingOf(day, index)}>
            {rowsOf(day).map(({ entry, isSame, again }) =>
              entry.kind === 'told' ? (
                <Told
                  key={again.at(-1)?.id ?? entry.key}
                  item={entry.item}
                  again={again}
                  isSame={isSame}
                  history={history}
                  onSeen={markRead}
                />
              ) : (
                <Followed key={entry.key} row={entry.row} isSame={isSame} onLess={onLess} />
              ),
            )}
          </ul>
        </Section>
      ))}
      {isFolded && (
        <Button kind="plain" onClick={older.begin}>
          {words.older}
        </Button>
      )}
      {older.isBegun && <ListEnd {...older.more} />}
    </>
  );
}
