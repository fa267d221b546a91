interface Place {
  projectId: string;
  vacancyId: string;
  ownerTelegramId: number;
}

interface Application {
  vacancyId: string;
  telegramId: number;
}

interface Lease {
  id: string;
  lease: string;
}

/** What there is to name in a request. Full pools forget what they knew first. */
export interface Pools {
  people: { id: string; telegramId: number }[];
  places: Place[];
  applications: Application[];
  leases: Lease[];
  named: Record<Named, string[]>;
}

const named = [
  'pairId',
  'participantId',
  'requestId',
  'reportId',
  'inboxId',
  'path',
  'cursor',
] as const;
type Named = (typeof named)[number];

export const emptyPools = (): Pools => ({
  people: [],
  places: [],
  applications: [],
  leases: [],
  named: Object.fromEntries(named.map((name) => [name, []])) as unknown as Pools['named'],
});

const room = 12;

function keep<T>(pool: T[], item: T, isSame: (other: T) => boolean) {
  if (pool.some(isSame)) return;
  pool.push(item);
  if (pool.length > room) pool.shift();
}

type Tree = Record<string, unknown>;

const keepName = (pools: Pools, name: Named, value: unknown) => {
  if (typeof value === 'string') keep(pools.named[name], value, (other) => other === value);
};

export function harvest(pools: Pools, value: unknown, owner?: number): void {
  if (typeof value !== 'object' || value === null) return;
  const tree = value as Tree;
  for (const name of ['participantId', 'requestId', 'reportId', 'path'] as const) {
    keepName(pools, name, tree[name]);
  }
  if ('event' in tree && 'isRead' in tree) keepName(pools, 'inboxId', tree['id']);
  if ('answerBy' in tree) keepName(pools, 'pairId', tree['id']);
  if ('openCount' in tree && 'reporter' in tree) keepName(pools, 'reportId', tree['id']);
  const { id, lease } = tree;
  if (typeof id === 'string' && typeof lease === 'string') {
    keep(pools.leases, { id, lease }, (other) => other.lease === lease);
  }
  keepPlace(pools, tree, owner);
  keepApplication(pools, tree);
  const ownerOfThis = 'vacancies' in tree ? (tree['telegramId'] as number) : owner;
  for (const child of Object.values(tree)) harvest(pools, child, ownerOfThis);
}

function keepPlace(pools: Pools, tree: Tree, owner: number | undefined) {
  const { id, projectId, title, isClosed } = tree;
  if (typeof id !== 'string' || typeof projectId !== 'string') return;
  if (owner === undefined || title === undefined || isClosed === undefined) return;
  const place = { projectId, vacancyId: id, ownerTelegramId: owner };
  keep(pools.places, place, (other) => other.vacancyId === id);
}

function keepApplication(pools: Pools, { vacancyId, telegramId, coverLetter }: Tree) {
  if (typeof vacancyId !== 'string' || typeof telegramId !== 'number' || !coverLetter) return;
  const isSame = (other: Application) =>
    other.vacancyId === vacancyId && other.telegramId === telegramId;
  keep(pools.applications, { vacancyId, telegramId }, isSame);
}

function applicantAt(pools: Pools, at: number) {
  const vacancyId = lookUp(pools, 'vacancyId', at, 0);
  return pools.applications.findLast((one) => one.vacancyId === vacancyId)?.telegramId;
}

const nowhere = '00000000-0000-7000-8000-000000000000';

/** What `@name:place@` stands for in a request; `self`: whoever sends it. */
export function lookUp(pools: Pools, name: string, at: number, self: number): string | number {
  const of = <T>(list: readonly T[]) => list[at % Math.max(list.length, 1)];
  switch (name) {
    case 'self':
      return self;
    case 'telegramId':
      return of(pools.people)?.telegramId ?? 1;
    case 'applicant':
      return applicantAt(pools, at) ?? lookUp(pools, 'telegramId', at, self);
    case 'userId':
      return of(pools.people)?.id ?? nowhere;
    case 'projectId':
    case 'vacancyId':
      return of(pools.places)?.[name] ?? nowhere;
    case 'leased':
      return of(pools.leases)?.id ?? nowhere;
    case 'lease':
      return of(pools.leases)?.lease ?? nowhere;
    default:
      return of(pools.named[name as Named] ?? []) ?? nowhere;
  }
}
