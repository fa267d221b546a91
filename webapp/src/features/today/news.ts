import {
  type FeedRow,
  type InboxEvent,
  type InboxItem,
  firstScreen,
  type Today,
} from '@kollab/contract';

export type NewsEntry = { key: string; at: string; subject: string } & (
  | { kind: 'told'; item: InboxItem }
  | { kind: 'feed'; row: FeedRow }
);

export interface Day {
  /** As `2026-11-22`, by the reader's clock. */
  day: string;
  subjects: NewsEntry[][];
  hasUnread: boolean;
}

/** The key of the thing that waited, as `keyOf` makes it, where the event is its card. */
export function cardKeyOf(event: InboxEvent): string | undefined {
  switch (event.kind) {
    case 'applicationCard':
      return `application ${event.card.vacancyId} ${event.card.telegramId}`;
    case 'invitationCard':
      return `invitation ${event.card.projectId}`;
    case 'handOverCard':
      return `handOver ${event.card.projectId}`;
    case 'contactRequestCard':
      return `contact ${event.card.requestId}`;
    case 'confirmationCard':
      return `confirmation ${event.card.confirmationId}`;
    case 'pairCard':
      return `pair ${event.card.pairId}`;
    case 'projectCheckCard':
      return `projectCheck ${event.card.projectId}`;
    case 'callCard':
      return `call ${event.card.vacancyId}`;
    default:
      return undefined;
  }
}

/** What waits stands above; what one declined oneself is no news. */
export function isNews(event: InboxEvent): boolean {
  switch (event.kind) {
    case 'applicationCard': {
      const { status, mayDecide, mayAcceptLate } = event.card;
      return status === 'Pending' ? !mayDecide : status !== 'Rejected' || mayAcceptLate === true;
    }
    case 'invitationCard':
      return event.card.state === 'member' || event.card.state === 'cancelled';
    case 'handOverCard':
      return event.card.state === 'accepted' || event.card.state === 'over';
    case 'contactRequestCard':
      return event.card.state !== 'pending' && event.card.state !== 'declined';
    case 'pairCard':
      return event.card.state === 'agreed' || event.card.state === 'over';
    case 'callCard':
      return event.card.state === 'over';
    // While it asks it stands above, and what was agreed upon is told for itself.
    case 'meetingCard':
      return event.card.state !== 'open' && event.card.state !== 'set';
    // It may pause by itself.
    case 'projectCheckCard':
      return event.card.state === 'paused';
    // One answered it oneself, or there is nothing to answer.
    case 'checkInCard':
    case 'confirmationCard':
    case 'waitingCard':
      return false;
    default:
      return true;
  }
}

function subjectOf({ id, event, face }: InboxItem): string {
  if (face?.kind === 'person') return `person ${face.name}`;
  const about = 'card' in event ? event.card : event;
  return 'projectId' in about ? `project ${about.projectId}` : id;
}

const toldEntry = (item: InboxItem): NewsEntry => ({
  kind: 'told',
  key: item.id,
  at: item.at,
  subject: subjectOf(item),
  item,
});

const feedEntry = (row: FeedRow): NewsEntry => ({
  kind: 'feed',
  key: `${row.projectId} ${row.at}`,
  at: row.at,
  subject: `project ${row.projectId}`,
  row,
});

function reviewedIn(event: InboxEvent): string | undefined {
  if (!/^pro(ject|file)(Approved|Rejected)$/.test(event.kind)) return undefined;
  return 'projectId' in event ? event.projectId : 'profile';
}

/** Ids of decisions that a later one about the same replaced; `items` are newest first. */
export function overtaken(items: readonly InboxItem[]): ReadonlySet<string> {
  const decided = Map.groupBy(items, ({ event }) => reviewedIn(event));
  decided.delete(undefined);
  return new Set([...decided.values()].flatMap(([, ...older]) => older.map(({ id }) => id)));
}

interface List<Item> {
  items: readonly Item[];
  hasMore: boolean;
}

const day = 24 * 60 * 60_000;

/** The first screen of the feed knows whole days, however little happened on them. */
const knownSince = (rows: readonly FeedRow[], now: Date) =>
  rows.length < firstScreen.feed
    ? new Date(now.getTime() - (firstScreen.feedDays - 1) * day).toISOString()
    : undefined;

/** Before that something of the other list may be missing. */
function horizonOf(inbox: List<InboxItem>, feed: List<FeedRow>, now: Date): string {
  const ends = [
    inbox.hasMore ? inbox.items.at(-1)?.at : undefined,
    feed.hasMore ? (knownSince(feed.items, now) ?? feed.items.at(-1)?.at) : undefined,
  ];
  return ends.reduce<string>(
    (latest, end) => (end !== undefined && end > latest ? end : latest),
    '',
  );
}

export function mergeNews(inbox: List<InboxItem>, feed: List<FeedRow>, now: Date): NewsEntry[] {
  const horizon = horizonOf(inbox, feed, now);
  return [...inbox.items.map(toldEntry), ...feed.items.map(feedEntry)]
    .filter(({ at }) => at >= horizon)
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function dayOf(iso: string): string {
  const at = new Date(iso);
  return [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
}

const isUnread = (entry: NewsEntry) => entry.kind === 'told' && !entry.item.isRead;

export const groupNews = (entries: readonly NewsEntry[]): Day[] =>
  [...Map.groupBy(entries, ({ at }) => dayOf(at))].map(([name, ofDay]) => ({
    day: name,
    subjects: [...Map.groupBy(ofDay, ({ subject }) => subject).values()],
    hasUnread: ofDay.some(isUnread),
  }));

interface Row {
  entry: NewsEntry;
  isSame: boolean;
  /** What was told again, word for word, right before it. */
  again: InboxItem[];
}

const wordsOf = (entry: NewsEntry) =>
  entry.kind === 'told' ? JSON.stringify(entry.item.event) : entry.key;

export function rowsOf({ subjects }: Day): Row[] {
  const rows: Row[] = [];
  const entries = subjects.flatMap((ofOne) =>
    ofOne.map((entry, index) => ({ entry, isSame: index > 0 })),
  );
  for (const { entry, isSame } of entries) {
    const last = rows.at(-1);
    const isAgain = last !== undefined && wordsOf(last.entry) === wordsOf(entry);
    if (isAgain && entry.kind === 'told') last.again.push(entry.item);
    else rows.push({ entry, isSame, again: [] });
  }
  return rows;
}

/** So many days with news are shown at first; what is unread always is. */
const shownDays = 3;

export const countShown = (days: readonly Day[]) =>
  Math.max(shownDays, days.findLastIndex(({ hasUnread }) => hasUnread) + 1);

export type News = Today['news'];
