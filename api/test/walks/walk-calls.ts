import type { Endpoint } from '@kollab/contract';
import { endpoints } from '@kollab/contract/endpoints';
import { randomUUID } from 'node:crypto';
import { bodies } from '#test/policy/bodies.ts';

export interface Target {
  person: { id: string; telegramId: number };
  projectId: string;
  vacancyId: string | undefined;
  kind?: string;
}

export interface Row {
  name: string;
  feature: string;
  endpoint: Endpoint;
}

export function subjectOf({ endpoint, feature, name }: Row) {
  const { path } = endpoint;
  if (/applications\/\{telegramId\}/.test(path)) return 'application';
  const ofProject = feature === 'projects' || feature === 'projectQueue';
  if (name === 'listMatchedPeople') return 'project';
  if (path.includes('{projectId}') || (ofProject && path.includes('{id}'))) return 'project';
  if (/\{(id|telegramId)\}/.test(path)) return 'person';
  return bodies[name] ? 'body' : 'nothing';
}

/** What is looked for by calls that look for no person; an empty query finds all. */
const wantedOf: Record<string, string> = {
  searchProjects: 'карта',
  listVacancies: '',
  listWiderVacancies: 'карта',
  listUniversities: '',
  listMajors: '',
};

/** A valid request to an endpoint about something; `caller`: who sends it, where it names them. */
export function requestOf(row: Row, target: Target, caller: number) {
  const { name, endpoint } = row;
  const { person, projectId, vacancyId = randomUUID(), kind = 'person' } = target;
  const isSelf = endpoint.access.startsWith('self') && subjectOf(row) === 'body';
  const ids = {
    projectId,
    vacancyId,
    participantId: randomUUID(),
    checkInId: randomUUID(),
    pairId: randomUUID(),
    username: 'anna_kollab',
    kind,
  };
  const id = subjectOf(row) === 'project' ? projectId : person.id;
  const params: Record<string, string | number> = { ...ids, id, telegramId: person.telegramId };
  const named = { ...ids, telegramId: isSelf ? caller : person.telegramId };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const wanted = wantedOf[name] ?? 'Аня';
  const query = new URLSearchParams({ query: wanted, telegramId: String(named.telegramId) });
  if (name === 'withdrawApplication' || name === 'listMatchedPeople') {
    query.set('projectId', projectId);
    query.set('vacancyId', vacancyId);
  }
  if (name === 'listSaved') query.set('kind', kind);
  return { path: `${path}?${query.toString()}`, body: bodies[name]?.(named) };
}

export const reads: Row[] = endpoints.filter(({ endpoint }) => endpoint.method === 'GET');
export const writes: Row[] = endpoints.filter(
  ({ endpoint }) => endpoint.method !== 'GET' && endpoint.upload === undefined,
);
