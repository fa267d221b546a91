import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RankedPosition } from '#src/platform/paging.ts';
import { withinBounds } from '#src/discovery/search/search.service.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { unnamed } from '#src/platform/database/statements.ts';
import type { Part } from './search-terms.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';

/** Some of what a list answers, newest first; lower ranks come first. */
export interface Branch {
  rank: number;
  /** What it has to match; without it everything. */
  part?: Part | undefined;
  without?: readonly Part[];
  among?: RawBuilder<SqlBool>;
  /** Only projects whose names begin so, of which there may be many. */
  start?: string;
  /** What else is asked of a row, or of the project as `item`. */
  condition?: RawBuilder<SqlBool>;
}

export interface Page {
  branches: readonly Branch[];
  after: RankedPosition | undefined;
  limit: number;
  readerId: string | undefined;
}

const isShown = sql<SqlBool>`projects.is_public and owner.is_visible`;

/**
 * What a reader may see, by one look-up for each row found: what finds it says only what was there when it
 * was published. Without the offset the planner would count on many rows passing.
 */
const shownProject = (readerId: string | undefined, more: RawBuilder<unknown>) =>
  sql`(select ${more} from projects join users as owner on owner.id = projects.owner_id
    where projects.id = found.project_id and ${isShown} and ${isVisibleTo('owner', readerId)}
    offset 0)`;

const shownVacancy = (readerId: string | undefined) =>
  sql`(select from vacancies join projects on projects.id = vacancies.project_id
      join users as owner on owner.id = projects.owner_id
    where vacancies.id = found.vacancy_id and vacancies.closed_at is null
      and vacancies.removed_at is null and ${isShown} and ${isVisibleTo('owner', readerId)}
    offset 0)`;

type Lookup = (readerId: string | undefined) => RawBuilder<unknown>;

interface Source {
  table: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  shown: Lookup;
}

const vacancies: Source = {
  table: sql`vacancy_search`,
  key: sql`vacancy_id`,
  id: sql`found.vacancy_id`,
  shown: shownVacancy,
};

/** `start`: projects whose names begin so come first. */
const projects = (start: string): Source => ({
  table: sql`project_search`,
  key: sql`project_id`,
  id: sql`found.project_id`,
  shown: (readerId) =>
    shownProject(
      readerId,
      sql`projects.owner_id = ${readerId ?? null}::uuid as is_own, ${begins(start)} as begins`,
    ),
});

const literally = (typed: string) => typed.replace(/[\\%_]/g, String.raw`\$&`);
const begins = (start: string) =>
  sql<SqlBool>`replace(lower(projects.name), 'ё', 'е') like ${`${literally(start)}%`}`;

/** Projects by the beginning of their names, newest first, as one index knows them. */
const begun = (start: string, rest: RawBuilder<unknown>) =>
  sql`(select id, approved_at from projects where ${begins(start)} and is_public and ${rest}
    order by approved_at desc, id desc offset 0)`;

const and = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` and `);

const matches = ({ part, without = [] }: Branch) =>
  and([
    ...(part === undefined ? [] : [sql`found.tok @@ ${part.tsquery}::tsquery`]),
    ...without.map(({ tsquery }) => sql`not found.tok @@ ${tsquery}::tsquery`),
    sql`true`,
  ]);

/** So many entries of the index of words are read in the time of a row. */
const perRow = 8;

/**
 * Whether to ask the index of words, or to look through the newest until there are enough. Postgres
 * would guess worse: it takes words that mean the same for independent.
 */
function isRare({ part, without = [] }: Branch, limit: number) {
  if (part === undefined) return false;
  if (part.of <= 0) return true;
  const left = part.rows - Math.max(0, ...without.map(({ rows }) => rows));
  return (part.rows + part.entries / perRow) * left < part.of * limit;
}

/** By the index of words: all that match. Without the offset Postgres would choose the way itself. */
const matching = ({ table, key }: Source, branch: Branch) =>
  sql`(select ${key}, approved_at from ${table} as found where ${matches(branch)} offset 0) as found`;

/** What a branch looks through: in order first, so that no more are looked up than are answered. */
function sourceOf(source: Source, branch: Branch, { after, limit }: PageRequest) {
  const { table, key, id } = source;
  const { rank, among = sql`true` } = branch;
  const restOf = (at: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
    after?.rank === rank
      ? sql`(${at}, ${of}) < (${after.at}::timestamptz, ${after.id}::uuid)`
      : sql`true`;
  const rest = restOf(sql`found.approved_at`, id);
  const inOrder = sql`order by found.approved_at desc, ${id} desc offset 0`;
  if (isRare(branch, limit)) {
    return sql`(select ${id}, found.approved_at from ${matching(source, branch)}
      where ${among} and ${rest} ${inOrder})`;
  }
  if (branch.start !== undefined) {
    const left = begun(branch.start, restOf(sql`approved_at`, sql`id`));
    return sql`(select begun.id as project_id, begun.approved_at from ${left} as begun,
      lateral (select from ${table} as found where ${id} = begun.id and ${matches(branch)}
        offset 0) as found)`;
  }
  const matched = and([matches(branch), among, rest]);
  // Postgres knows how many these are.
  if (branch.among)
    return sql`(select ${key}, approved_at from ${table} as found where ${matched})`;
  return sql`(select ${id}, approved_at from (select ${key}, approved_at, tok from ${table} as found
    where ${rest} ${inOrder}) as found where ${matched})`;
}

const newestOf = (source: Source, branch: Branch, page: PageRequest) =>
  sql`select ${source.id} as id, found.approved_at as at
    from ${sourceOf(source, branch, page)} as found
      join lateral ${source.shown(page.readerId)} as item on true
    where ${branch.condition ?? sql`true`}
    order by found.approved_at desc, ${source.id} desc limit ${sql.lit(page.limit)}`;

type PageRequest = Omit<Page, 'branches'>;

export interface Hit {
  rank: number;
  id: string;
  at: string;
}

/** The branches in order, after a place; a later one is looked at only when the earlier leave room. */
async function find(
  db: Db,
  source: Source,
  { branches, after, limit, readerId }: Page,
): Promise<Hit[]> {
  const parts = branches
    .filter(({ rank }) => after === undefined || rank >= after.rank)
    .map(
      (branch) => sql`(select ${sql.lit(branch.rank)}::int as rank, id, at
        from (${newestOf(source, branch, { after, limit, readerId })}) as newest)`,
    );
  if (parts.length === 0) return [];
  const found = sql<Hit>`${unnamed}
    select rank, id, at::text from (${sql.join(parts, sql` union all `)}) as page
      limit ${sql.lit(limit)}`;
  return listWithinBounds(db, found);
}

const listWithinBounds = async <Row>(db: Db, query: RawBuilder<Row>) =>
  (await withinBounds(db, (trx) => query.execute(trx))).rows;

export const findVacancies = (db: Db, page: Page) => find(db, vacancies, page);
export const findProjects = (db: Db, start: string, page: Page) => find(db, projects(start), page);

const newestCandidates = 100;

/** The newest vacancies of a part, and those of some others that are what is sought, unordered. */
export function findCandidates(
  db: Db,
  {
    part,
    sought,
    ids,
    readerId,
  }: { part: Part; sought: Part | undefined; ids: readonly string[]; readerId: string },
) {
  const page = { after: undefined, limit: newestCandidates, readerId };
  const found = sql<Pick<Hit, 'id' | 'at'>>`${unnamed}
    select id, at::text from (${newestOf(vacancies, { rank: 0, part }, page)}) as newest
    union select vacancy_id, approved_at::text from vacancy_search as found
      where vacancy_id = any (${ids}::uuid[]) and ${matches({ rank: 0, part: sought })}`;
  return listWithinBounds(db, found);
}

export const notAmong = (ids: readonly string[]) =>
  sql<SqlBool>`found.vacancy_id <> all (${ids}::uuid[])`;

export async function countVacancies(
  db: Db,
  { branch, readerId, most }: { branch: Branch; readerId: string | undefined; most: number },
) {
  const { table } = vacancies;
  const isAsked = isRare(branch, most);
  const counted = sql<{ count: number }>`${unnamed}
    select count(*)::int as count from (
      select from ${isAsked ? matching(vacancies, branch) : sql`${table} as found`}
        join lateral ${shownVacancy(readerId)} as item on true
      where ${isAsked ? sql`true` : matches(branch)} limit ${sql.lit(most)}) as counted`;
  const [row] = await listWithinBounds(db, counted);
  return row?.count ?? 0;
}

type OfProjects = Pick<Branch, 'among' | 'condition'>;

const ownIds = (readerId: string) =>
  sql<SqlBool>`found.project_id in (select id from projects where owner_id = ${readerId}::uuid)`;
export const isOwn = (readerId: string): OfProjects => ({
  among: ownIds(readerId),
  condition: sql`item.is_own`,
});
export const isOthers: OfProjects = { condition: sql`not item.is_own` };
export const hasBegun: OfProjects = { condition: sql`item.begins` };
export const hasNotBegun: OfProjects = { condition: sql`not item.begins` };
export const both = (one: OfProjects, other: OfProjects): OfProjects => {
  const among = [one, other].flatMap((of) => of.among ?? []);
  const conditions = [one, other].flatMap(({ condition }) => condition ?? []);
  return {
    ...(among.length > 0 && { among: sql<SqlBool>`${and(among)}` }),
    condition: sql<SqlBool>`${and(conditions)}`,
  };
};

const withLetters = (words: readonly string[]) =>
  and(
    words.map(
      (word) => sql`project_text(projects.name, projects.tags) like ${`%${literally(word)}%`}`,
    ),
  );

/** In the name or a tag, in the middle of a word too: an index of three letters in a row knows both. */
export const hasLetters = (words: readonly string[]) =>
  sql<SqlBool>`found.project_id in (select id from projects
    where is_public
      and ${withLetters(words)})`;

export const hasNoLetters = (words: readonly string[]) =>
  sql<SqlBool>`not exists (select from projects where id = found.project_id
    and ${withLetters(words)})`;
