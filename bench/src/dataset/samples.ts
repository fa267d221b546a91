import pg from 'pg';
import { firstTelegramId } from '#src/kit/environment.ts';

interface Samples {
  reader: { telegram_id: number; first_name: string; last_name: string };
  /** Who is asked for: the known more often than the unknown. */
  person: { id: string; telegram_id: number; username: string };
  project: { id: string; owner: number; position: string };
  member: { telegram_id: number };
  vacancy: { id: string; project_id: string; owner: number };
  application: {
    id: string;
    project_id: string;
    vacancy_id: string;
    applicant: number;
    owner: number;
    position: string;
  };
  pair: { id: string; invitee: number };
  submission: { project_id: string };
  act: { id: string; position: string };
}

/** Of whom and of what a read is made; what is typed goes by turns, so that all sizes are asked the same. */
export type Sample = Samples & { moderator: number; turn: number };

const isThere = (user: string) => `${user}.suspended_at is null and ${user}.hidden_at is null`;
const isShown = `projects.approved_at is not null and projects.archived_at is null
  and projects.deleted_at is null and ${isThere('owner')}`;
const withOwner = `join users as owner on owner.id = projects.owner_id`;
const numbered = (many: number, share: string) =>
  `telegram_id in (select ${firstTelegramId} + floor(${share} * (select count(*) from users))::bigint
    from generate_series(1, ${2 * many}))`;

const queriesFor = (many: number): Record<keyof Samples, string> => ({
  reader: `select telegram_id::float8, first_name, last_name from users
    where ${isThere('users')} and ${numbered(many, 'random()')}`,
  person: `select id, telegram_id::float8, username from users
    where ${isThere('users')} and approved_at is not null and ${numbered(many, 'power(random(), 2)')}`,
  project: `select projects.id, owner.telegram_id::float8 as owner,
      projects.created_at::text as position
    from projects ${withOwner} where ${isShown}`,
  member: `select member.telegram_id::float8 from participants
    join projects on projects.id = project_id join users as member on member.id = user_id
    where state = 'member' and user_id <> owner_id and projects.approved_at is not null
      and projects.deleted_at is null and ${isThere('member')}`,
  vacancy: `select vacancies.id, project_id, owner.telegram_id::float8 as owner
    from vacancies join projects on projects.id = project_id ${withOwner}
    where ${isShown} and vacancies.removed_at is null and vacancies.closed_at is null`,
  application: `select applications.id, project_id, vacancy_id, owner.telegram_id::float8 as owner,
      applicant.telegram_id::float8 as applicant, applications.created_at::text as position
    from applications join projects on projects.id = project_id ${withOwner}
    join users as applicant on applicant.id = user_id
    where ${isShown} and ${isThere('applicant')} and applications.status = 'Pending'`,
  pair: `select pairs.id, invitee.telegram_id::float8 as invitee from pairs
    join users as inviter on inviter.id = inviter_id join users as invitee on invitee.id = invitee_id
    where ${isThere('inviter')} and ${isThere('invitee')}`,
  submission: `select subject_id as project_id from submissions
    where subject_type = 'project' and status = 'Pending'`,
  act: `select id, created_at::text as position from moderation_events`,
});

export async function takeSamples(url: string, many: number): Promise<Sample[]> {
  const queries = queriesFor(many);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = {} as Record<keyof Samples, unknown[]>;
  for (const kind of Object.keys(queries) as (keyof Samples)[]) {
    const text = `select * from (${queries[kind]}) as found order by random() limit ${many}`;
    found[kind] = (await client.query(text)).rows;
    if (found[kind].length === 0) throw new Error(`Nothing was seeded: ${kind}.`);
  }
  await client.end();
  return Array.from({ length: many }, (_, index) => {
    const one = Object.entries(found).map(([kind, rows]) => [kind, rows[index % rows.length]]);
    const rest = { moderator: firstTelegramId + (index % 5), turn: index };
    return { ...(Object.fromEntries(one) as Samples), ...rest };
  });
}
