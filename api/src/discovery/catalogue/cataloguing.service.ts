import {
  deleteUnusedWords,
  learnWords,
  tokensOfName,
} from '#src/discovery/search/indexing.service.ts';
import type { Token } from '#src/discovery/search/tokens.ts';
import { runBackfill } from '#src/platform/database/migration/backfill.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import * as queries from './cataloguing.queries.ts';

/** To be raised whenever the tokens of a project or a vacancy come out differently. */
const version = 1;

/** `known`: words learnt already; those of these documents are added. */
async function index(trx: Trx, projectIds: readonly string[], known = new Set<Token>()) {
  const published = await queries.listPublished(trx, projectIds);
  const { projects, vacancies } = published;
  await queries.deleteOthers(trx, projectIds, published);
  const tokens = new Set([...projects, ...vacancies].flatMap(({ tok }) => tok));
  const unknown = [...tokens].filter((token) => !known.has(token));
  await learnWords(trx, 'catalogue_words', unknown);
  for (const token of tokens) known.add(token);
  await queries.upsertDocuments(trx, 'project', projects);
  await queries.upsertDocuments(trx, 'vacancy', vacancies);
}

/**
 * To be called in the transaction that changed what is published of the project, or whether it is
 * shown.
 */
export const refreshProject = (trx: Trx, { id }: { id: string }) => index(trx, [id]);

/**
 * Has projects found by nothing any more, before their texts are erased: of the vocabulary, words that
 * nothing else is found by go with them, and those of their owner's names.
 */
export async function forgetProjects(
  trx: Trx,
  projectIds: readonly string[],
  names: readonly string[],
) {
  if (projectIds.length === 0) return;
  const { projects, vacancies } = await queries.listKept(trx, projectIds);
  await queries.deleteOthers(trx, projectIds, { projects: [], vacancies: [] });
  const own = [...projects, ...vacancies].flatMap(({ tok }) => tok);
  const tokens = new Set([...own, ...names.flatMap(tokensOfName)]);
  await deleteUnusedWords(trx, 'catalogue_words', [...tokens]);
}

export function backfillCatalogue(db: Db, signal?: AbortSignal): Promise<void> {
  const known = new Set<Token>();
  const write = (trx: Trx, projects: { id: string }[]) =>
    index(
      trx,
      projects.map(({ id }) => id),
      known,
    );
  const { lockProjectsAfter: lockAfter } = queries;
  return runBackfill(
    db,
    { state: 'catalogue_state', version, batch: 200, lockAfter, write },
    signal,
  );
}
