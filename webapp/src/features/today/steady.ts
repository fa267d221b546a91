import type { Today, TodayWaiting } from '@kollab/contract';
import { useState } from 'react';

export interface Shown {
  joined: Today['joined'];
  waiting: { row: TodayWaiting; isOver: boolean }[];
  ownApplications: Today['ownApplications'];
  forYou: Today['forYou'];
  forYouHasFew: boolean;
  news: Today['news'];
}

export function keyOf(row: TodayWaiting): string {
  switch (row.kind) {
    case 'application':
      return `${row.kind} ${row.vacancyId} ${row.telegramId}`;
    case 'invitation':
    case 'handOver':
    case 'meeting':
    case 'projectCheck':
      return `${row.kind} ${row.projectId}`;
    case 'confirmation':
      return `${row.kind} ${row.confirmationId}`;
    case 'pair':
      return `${row.kind} ${row.pairId}`;
    case 'contact':
      return `${row.kind} ${row.requestId}`;
    case 'call':
      return `${row.kind} ${row.vacancyId}`;
    case 'checkIn':
      return `${row.kind} ${row.checkInId}`;
    case 'queue':
      return row.kind;
  }
  return row satisfies never;
}

const rowKey = ({ projectId, at }: Today['news']['feed'][number]) => `${projectId} ${at}`;

export const showAll = ({
  joined,
  waiting,
  ownApplications,
  forYou,
  forYouHasFew,
  news,
}: Today): Shown => ({
  joined,
  waiting: waiting.map((row) => ({ row, isOver: false })),
  ownApplications,
  forYou,
  forYouHasFew: forYouHasFew === true,
  news,
});

/**
 * Everything keeps its place, also what waits no more; new things are added where nobody is
 * reading, what waits at the end. What is proposed stays.
 */
export function settle(shown: Shown, today: Today, isReading: boolean): Shown {
  const now = new Map(today.waiting.map((row) => [keyOf(row), row]));
  const kept = shown.waiting.map(({ row }) => {
    const current = now.get(keyOf(row));
    return { row: current ?? row, isOver: current === undefined };
  });
  const before = new Set(shown.waiting.map(({ row }) => keyOf(row)));
  const added = today.waiting.filter((row) => !before.has(keyOf(row)));
  if (!isReading) {
    return {
      joined: today.joined,
      waiting: [...kept, ...added.map((row) => ({ row, isOver: false }))],
      ownApplications: today.ownApplications,
      forYou: shown.forYou,
      forYouHasFew: shown.forYouHasFew,
      news: today.news,
    };
  }
  const { inbox, feed } = shown.news;
  const items = new Map(today.news.inbox.map((item) => [item.id, item]));
  const rows = new Map(today.news.feed.map((row) => [rowKey(row), row]));
  return {
    joined: shown.joined,
    waiting: kept,
    // Its line comes and goes only where nobody reads.
    ownApplications: shown.ownApplications && (today.ownApplications ?? shown.ownApplications),
    forYou: shown.forYou,
    forYouHasFew: shown.forYouHasFew,
    news: {
      ...shown.news,
      inbox: inbox.map((item) => items.get(item.id) ?? item),
      feed: feed.map((row) => rows.get(rowKey(row)) ?? row),
    },
  };
}

/** «Есть новое» leads to it. */
export function hasUnseen({ waiting, news }: Shown, today: Today): boolean {
  const shown = new Set([
    ...waiting.map(({ row }) => keyOf(row)),
    ...news.inbox.map(({ id }) => id),
    ...news.feed.map(rowKey),
  ]);
  const newest = [
    ...today.waiting.map(keyOf),
    ...today.news.inbox.slice(0, 1).map(({ id }) => id),
    ...today.news.feed.slice(0, 1).map(rowKey),
  ];
  return newest.some((key) => !shown.has(key));
}

/** In pixels from the top. */
const readingFrom = 80;

/** What is being read stays where it is. */
export function useSteady(today: Today, isFetchedAfterMount: boolean) {
  const [known, setKnown] = useState({ today, isFetchedAfterMount });
  const [shown, setShown] = useState(() => showAll(today));
  const [isAwaited, setAwaited] = useState(false);
  if (known.today !== today) {
    setKnown({ today, isFetchedAfterMount });
    setAwaited(false);
    // What was kept from another visit gives way to what is there now.
    const isKept = known.isFetchedAfterMount && !isAwaited;
    setShown(isKept ? settle(shown, today, window.scrollY > readingFrom) : showAll(today));
  }
  return {
    shown,
    hasUnseen: hasUnseen(shown, today),
    show: () => setShown(showAll(today)),
    /** What comes next is shown as it is: the reader wished for it. */
    showNext: () => setAwaited(true),
  };
}
