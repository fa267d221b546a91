import {
  displayName,
  type MatchedPerson,
  type MatchedVacancy,
  serverLimits,
} from '@kollab/contract';
import { hasFewApplicants, inTurn, modestyOfVacancy } from '@kollab/contract/matching';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Skills } from '@kollab/contract/skills';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import {
  assertOwner,
  getProject,
  type VacancyRef,
} from '#src/work/access/project-access.service.ts';
import { knownSkills, namedSkills, toMatch } from '#src/people/skills/skills.service.ts';
import { toPersonCard } from '#src/people/users/users.service.ts';
import { listCallable } from './calls.queries.ts';
import * as queries from './matches.queries.ts';
import { listRestedFor } from './people-to-call.queries.ts';
import { diversify, rankPeople, rankVacancies } from './ranking.ts';
import { dayOf, idleDays, readTop } from './tops.service.ts';

type Matching = Pick<Context, 'db' | 'clock'>;

export const windowAt = (now: Date) => ({
  shownSince: dayOf(now) - serverLimits.shownLatelyDays,
  declinedSince: new Date(now.getTime() - serverLimits.dismissedFor),
});

export interface Vacancy extends queries.VacancyPlace {
  tags: readonly string[];
  level: queries.VacancyRow['level'];
}

export async function rankForVacancy(context: Matching, vacancy: Vacancy) {
  const now = context.clock();
  const ids = await readTop(context, 'vacancy', vacancy);
  const [skills, rows] = await Promise.all([
    knownSkills(context),
    queries.listPeople(context.db, ids, vacancy, windowAt(now)),
  ]);
  const wanted = namedSkills(vacancy.tags);
  const people = rows.map((row) => {
    const has = namedSkills(row.tags);
    return {
      id: row.id,
      row,
      has,
      skills: [...has.keys()],
      level: row.level,
      idleDays: idleDays(row.seen_day, dayOf(now)),
    };
  });
  const subject = { skills: [...wanted.keys()], level: vacancy.level };
  const ranked = rankPeople(subject, people, skills);
  const turns = ranked.map(({ item, fit, score }) => ({
    item,
    fit,
    score,
    proposed: item.row.proposed,
  }));
  return inTurn(turns).map(({ item, fit }) => ({
    row: item.row,
    match: toMatch(fit, wanted, item.has),
  }));
}

interface Skilled {
  id: string;
  tags: readonly string[];
  level: Vacancy['level'];
}

export async function rankForPerson(context: Matching, person: Skilled) {
  const now = context.clock();
  const ids = await readTop(context, 'person', person);
  const [skills, rows] = await Promise.all([
    knownSkills(context),
    queries.listVacancies(context.db, ids, person.id, windowAt(now)),
  ]);
  return rankRows(rows, person, skills, now);
}

function rankRows(
  rows: readonly queries.VacancyRow[],
  { tags, level }: Pick<Skilled, 'tags' | 'level'>,
  skills: Skills,
  now: Date,
) {
  const has = namedSkills(tags);
  const vacancies = rows.map((row) => {
    const wanted = namedSkills(row.tags);
    return {
      id: row.id,
      row,
      wanted,
      skills: [...wanted.keys()],
      level: row.level,
      idleDays: idleDays(row.seen_day, dayOf(now)),
    };
  });
  return rankVacancies({ skills: [...has.keys()], level }, vacancies, skills, ({ row }) =>
    modestyOfVacancy(row.waiting),
  ).map(({ item, fit }) => ({
    row: item.row,
    projectId: item.row.project_id,
    ownerId: item.row.owner_id,
    match: toMatch(fit, item.wanted, has),
  }));
}

/**
 * Vacancies that fit a person, mixed; to somebody without approved tags the newest, without a reason. Who
 * looks for no team gets none.
 */
export async function matchVacancies(
  context: Matching,
  { id }: Pick<Person, 'id'>,
  limit: number,
): Promise<MatchedVacancy[]> {
  const person = await queries.findPerson(context.db, id);
  if (!person || person.looking_for_team === 'no') return [];
  const tags = person.approved_at === null ? [] : person.tags;
  if (tags.length === 0) return listNewest(context, id, limit);
  return mixRanked(await rankForPerson(context, { id, tags, level: person.level }), limit);
}

const hasFew = ({ row }: { row: queries.VacancyRow }) =>
  hasFewApplicants({ waiting: row.waiting, placesLeft: row.places_left });

export async function matchWithFew(
  context: Matching,
  { id }: Pick<Person, 'id'>,
): Promise<MatchedVacancy[]> {
  const person = await queries.findPerson(context.db, id);
  if (!person?.approved_at || person.looking_for_team === 'no') return [];
  const { tags, level } = person;
  return mixRanked((await rankForPerson(context, { id, tags, level })).filter(hasFew));
}

interface Kept {
  vacancies: MatchedVacancy[];
  hasFew: boolean;
}

/**
 * As `matchVacancies`, from the kept best; only what was never found is found now. Whoever is left
 * over gets vacancies to which few applied, if there are any.
 */
export async function listKeptMatches(
  context: Matching,
  reader: Pick<Person, 'id'>,
  limit: number,
): Promise<Kept> {
  const { db, clock } = context;
  const person = await queries.findReader(db, reader.id);
  const isKept = person?.approved_at && person.tags.length > 0 && person.has_top;
  if (!isKept || person.looking_for_team === 'no') {
    return { vacancies: await matchVacancies(context, reader, limit), hasFew: false };
  }
  const now = clock();
  const kept = await queries.listKept(db, reader.id, windowAt(now).declinedSince);
  const ranked = rankRows(kept, person, await knownSkills(context), now);
  const few = isLeftOver(person, now) ? ranked.filter(hasFew) : [];
  return { vacancies: mixRanked(few.length > 0 ? few : ranked, limit), hasFew: few.length > 0 };
}

const isLeftOver = ({ free_since: since }: { free_since: Date | null }, now: Date) =>
  since !== null && now.getTime() - since.getTime() >= serverLimits.leftOverAfter;

const mixRanked = (ranked: ReturnType<typeof rankRows>, limit?: number) =>
  diversify(ranked)
    .slice(0, limit)
    .map(({ row, match }) => toMatchedVacancy(row, match));

async function listNewest(context: Matching, id: string, limit: number) {
  const rows = await queries.listNewest(context.db, id, {
    ...windowAt(context.clock()),
    limit: limit * 3,
  });
  return mixNewest(rows, limit);
}

function mixNewest(rows: readonly queries.VacancyRow[], limit: number) {
  const mixed = diversify(
    rows.map((row) => ({ row, projectId: row.project_id, ownerId: row.owner_id })),
  );
  return mixed.slice(0, limit).map(({ row }) => toMatchedVacancy(row, null));
}

const toMatchedVacancy = (
  row: queries.VacancyRow,
  match: MatchedVacancy['match'],
): MatchedVacancy => ({
  projectId: row.project_id,
  vacancyId: row.id,
  title: row.title,
  level: row.level,
  hoursAWeek: row.hours_a_week,
  until: row.until,
  places: row.places,
  placesLeft: row.places_left,
  tags: row.tags.map((tagName) => ({ tagName })),
  projectTitle: row.project_title,
  coverImage: row.cover_image,
  palette: row.palette ?? [],
  telegramId: row.telegram_id,
  ownerName: displayName(row),
  ownerPhoto: row.photo,
  match,
});

/** Throws projectNotFound, forbidden, and vacancyNotFound for one that is closed or not shown. */
export async function getOwnVacancy(
  { db }: Pick<Context, 'db'>,
  { projectId, vacancyId }: VacancyRef,
  owner: Pick<Person, 'id'>,
) {
  const project = await getProject(db, projectId);
  assertOwner(project, owner);
  const vacancy = await queries.findVacancy(db, vacancyId);
  if (vacancy?.project_id !== projectId) throw new AppError('vacancyNotFound');
  return { ...vacancy, projectId, ownerId: vacancy.owner_id };
}

/**
 * People whom a vacancy of one's own fits; whoever is shown to one owner comes a little later to
 * others. Where nobody has applied for days, those come first whom nobody called lately. Throws
 * projectNotFound, forbidden, vacancyNotFound.
 */
export async function matchPeople(
  context: Matching,
  place: VacancyRef,
  owner: Pick<Person, 'id'>,
  limit: number,
): Promise<MatchedPerson[]> {
  const { db, clock } = context;
  const vacancy = await getOwnVacancy(context, place, owner);
  const ranked = await rankForVacancy(context, vacancy);
  const now = clock();
  const ids = ranked.map(({ row }) => row.id);
  const [callable, rested] = await Promise.all([
    listCallable(db, owner.id, ids, now),
    listRestedFor(db, vacancy.id, ids, now),
  ]);
  const isFirst = ({ row }: (typeof ranked)[number]) => callable.has(row.id) && rested.has(row.id);
  const shown = [...ranked.filter(isFirst), ...ranked.filter((one) => !isFirst(one))].slice(
    0,
    limit,
  );
  await queries.insertShown(
    db,
    vacancy.id,
    shown.map(({ row }) => row.id),
    dayOf(now),
  );
  return shown.map(({ row, match }) =>
    Object.assign(toPersonCard(row), {
      lookingForTeam: row.looking_for_team,
      hoursAWeek: row.hours_a_week,
      mayCall: callable.has(row.id),
      match,
    }),
  );
}
