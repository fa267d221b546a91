import { type InboxEvent, limits } from '@kollab/contract';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fingerprintOf, versionsIn, versionsOf } from '#src/platform/unchanged/fingerprint.sql.ts';
import { prepared } from '#src/platform/database/prepared.ts';
import type { Database, Db } from '#src/platform/database/schema.ts';
import type { NotificationKind } from '#src/platform/database/tables/notifications.ts';
import type { Position } from '#src/platform/paging.ts';
import { areOpen, isVisibleTo } from '#src/people/visibility/visibility.sql.ts';
import { found } from '#src/finding/alerts/found.sql.ts';
import { projectNameOf } from '#src/work/access/project-name.sql.ts';

/** Moderators' work and what only bundles others has no place in an inbox. */
const elsewhere = {
  moderationCard: true,
  reportCard: true,
  appealCard: true,
  roomCard: true,
  digest: true,
  reminderReplaced: true,
  moderationWaiting: true,
  moreApplications: true,
  moreToReview: true,
  accountExport: true,
  accountDeleted: true,
} satisfies Record<Exclude<NotificationKind, InboxEvent['kind']>, true>;

/** Words stand in the text, so that an index may be for them alone. */
const isForInbox = sql<SqlBool>`notifications.kind not in (${sql.join(
  Object.keys(elsewhere).map((kind) => sql.lit(kind)),
)})`;

const inboxOf = (db: Db, recipientId: string) =>
  db
    .selectFrom('notifications')
    .where('notifications.recipient_id', '=', recipientId)
    .where(isForInbox);

interface Page {
  limit: number;
  after: Position | undefined;
}

const pageOf = (db: Db, recipientId: string, { limit, after }: Page) =>
  inboxOf(db, recipientId)
    .innerJoin('users', 'users.id', 'notifications.recipient_id')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(notifications.created_at, notifications.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit);

/** A person's notifications, however they were delivered, newest first, after a position. */
export const selectingNotifications = (db: Db, recipientId: string, page: Page) =>
  pageOf(db, recipientId, page).select([
    'notifications.id',
    'notifications.kind',
    'notifications.about',
    'notifications.payload',
    'notifications.recipient_id',
    'notifications.created_at',
    'notifications.read_at',
    'users.role',
    'users.suspended_at',
    sql<string>`notifications.created_at::text`.as('position'),
  ]);

export type InboxRow = Awaited<
  ReturnType<ReturnType<typeof selectingNotifications>['execute']>
>[number];

/** The pictures of those of some people whom a reader may see. */
export const selectingPhotos = (db: Db, readerId: string, telegramIds: readonly number[]) =>
  db
    .selectFrom('users')
    .where('telegram_id', '=', sql<number>`any (${telegramIds}::bigint[])`)
    .where('suspended_at', 'is', null)
    .where(isVisibleTo('users', readerId))
    .select(['telegram_id', 'photo']);

/** The covers of those of some projects that a reader may see. */
export const selectingCovers = (db: Db, readerId: string, ids: readonly string[]) =>
  db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoin('uploads as cover', 'cover.path', 'projects.cover_image')
    .where('projects.id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('projects.approved_at', 'is not', null)
    .where('projects.deleted_at', 'is', null)
    .where('owner.suspended_at', 'is', null)
    .where(isVisibleTo('owner', readerId))
    .select(['projects.id', 'projects.cover_image', 'cover.palette']);

const projectName = projectNameOf(expressionBuilder<Database, 'projects'>());

const daysSince = (now: Date, since: RawBuilder<unknown>) =>
  sql`floor(extract(epoch from ${now}::timestamptz - ${since}) / 86400)`;

const toldOfPlace = sql`(
    select concat(${versionsOf('participants', 'projects', 'owner')}, ' ',
      ${areOpen(sql.ref('owner.id'), sql.ref('participants.user_id'))}, ' ', ${projectName})
    from participants join projects on projects.id = participants.project_id
    join users as owner on owner.id = projects.owner_id
    where participants.id = notifications.about)`;

/** What a card in the inbox is made of, by its kind; of news, whether who is in it may be met. */
const toldOf = (now: Date) => sql`case notifications.kind
  when 'applicationCard' then (
    select concat(${versionsOf('applications', 'projects', 'vacancies', 'applicant')}, ' ',
      ${areOpen(sql.ref('applicant.id'), sql.ref('projects.owner_id'))}, ' ',
      closed_because = 'noAnswer' and ${daysSince(now, sql`decided_at`)} < ${sql.lit(limits.answerWithinDays)})
    from applications join projects on projects.id = applications.project_id
    join vacancies on vacancies.id = applications.vacancy_id
    join users as applicant on applicant.id = applications.user_id
    where applications.id = notifications.about)
  when 'invitationCard' then ${toldOfPlace}
  when 'handOverCard' then ${toldOfPlace}
  when 'contactRequestCard' then (
    select concat(${versionsOf('contact_requests', 'asking')}, ' ',
      ${areOpen(sql.ref('asking.id'), sql.ref('contact_requests.to_id'))})
    from contact_requests join users as asking on asking.id = contact_requests.from_id
    where contact_requests.id = notifications.about)
  when 'alertCard' then concat((
    select string_agg(concat(${versionsOf('alerts')}, ' ', item, ' ',
      (select string_agg(xmin::text, ' ' order by id) from saved_searches
        where id = any (search_ids))), ',' order by subject_id)
    from alerts left join lateral ${found('alerts.kind', 'alerts.subject_id', 'alerts.user_id')}
      as item on true
    where digest_id = notifications.about), ' ', (
    select string_agg(item::text, ',' order by place)
    from alert_digests, jsonb_array_elements(news) with ordinality as one (told, place),
      lateral (select 'project' as kind, (told ->> 'projectId')::uuid as id) as of_project,
      lateral ${found('of_project.kind', 'of_project.id', 'alert_digests.user_id')} as item
    where alert_digests.id = notifications.about))
  when 'savedCard' then (
    select string_agg(concat(item, ' ', end_told, ' ',
        (select until from vacancies where vacancies.id = saved_items.subject_id)), ',')
      from saved_items,
      lateral ${found('saved_items.kind', 'saved_items.subject_id', 'saved_items.user_id')} as item
    where saved_items.id = notifications.about)
  when 'waitingCard' then (
    select string_agg(concat(${versionsOf('applications', 'projects', 'vacancies', 'applicant')}, ' ',
      ${areOpen(sql.ref('applicant.id'), sql.ref('projects.owner_id'))}, ' ',
      ${daysSince(now, sql`coalesce(waits_from, applications.created_at)`)}), ','
      order by applications.created_at, applications.id)
    from projects join applications on applications.project_id = projects.id
      and (applications.status = 'Pending'
        or applications.closed_because = 'noAnswer'
          and ${daysSince(now, sql`decided_at`)} < ${sql.lit(limits.answerWithinDays)})
    join vacancies on vacancies.id = applications.vacancy_id
    join users as applicant on applicant.id = applications.user_id
    where projects.owner_id = notifications.about)
  when 'vacancyCheckCard' then (
    select ${versionsOf('vacancies', 'projects')}
    from vacancies join projects on projects.id = vacancies.project_id
    where vacancies.id = notifications.about)
  when 'callCard' then (
    select concat(${versionsOf('projects', 'vacancies', 'owner', 'person')}, ' ',
      ${areOpen(sql.ref('owner.id'), sql.ref('person.id'))}, ' ',
      (select string_agg(xmin::text, ' ' order by id) from applications
        where vacancy_id = calls.vacancy_id and user_id = calls.user_id), ' ',
      (select string_agg(xmin::text, ' ' order by id) from participants
        where project_id = calls.project_id and user_id = calls.user_id), ' ',
      (select xmin from match_dismissals
        where vacancy_id = calls.vacancy_id and user_id = calls.user_id and not by_owner))
    from calls_to_apply as calls join projects on projects.id = calls.project_id
    join vacancies on vacancies.id = calls.vacancy_id
    join users as owner on owner.id = calls.owner_id
    join users as person on person.id = calls.user_id
    where calls.id = notifications.about)
  else (
    select concat(${versionsOf('person')}, ' ',
      ${areOpen(sql.ref('person.id'), sql.ref('notifications.recipient_id'))})
    from users as person where person.telegram_id = coalesce(
      notifications.payload #>> '{contact,telegramId}',
      notifications.payload #>> '{person,telegramId}')::bigint)
  end`;

/** Of whose project an entry has the cover. */
const coverOf = sql`(select concat(${versionsOf('projects', 'owner')}, ' ',
    ${areOpen(sql.ref('owner.id'), sql.ref('notifications.recipient_id'))})
  from projects join users as owner on owner.id = projects.owner_id
  where projects.id = (notifications.payload ->> 'projectId')::uuid)`;

/** The versions of what the first page of a person's inbox is made of. */
export const versionsOfInbox = (
  db: Db,
  recipientId: string,
  { limit, now }: { limit: number; now: Date },
) =>
  versionsIn(
    pageOf(db, recipientId, { limit, after: undefined }).select(
      sql<string>`concat(notifications.id, ' ', ${versionsOf('notifications', 'users')}, ' ', ${toldOf(now)}, ' ', ${coverOf})`.as(
        'version',
      ),
    ),
  );

/** Of the first page of a person's inbox. */
export const readFingerprint = prepared(
  ['recipientId', 'limit', 'now'],
  (db, { recipientId, limit, now }: { recipientId: string; limit: number; now: Date }) =>
    fingerprintOf(db, versionsOfInbox(db, recipientId, { limit, now })),
);

const unreadOf = (db: Db, recipientId: string) =>
  inboxOf(db, recipientId).where('notifications.read_at', 'is', null);

const unreadCounts = prepared(
  ['recipientId', 'most'],
  (db, { recipientId, most }: { recipientId: string; most: number }) =>
    db
      .selectFrom(unreadOf(db, recipientId).select('id').limit(most).as('unread'))
      .select((eb) => eb.fn.countAll<number>().as('count')),
);

/** How many of a person's notifications are unread; counting ends at `most`. */
export async function countUnread(db: Db, recipientId: string, most: number) {
  const [row] = await unreadCounts(db, { recipientId, most });
  return row?.count ?? 0;
}

/** Which of some notifications of a person are unread. */
export async function listUnread(db: Db, recipientId: string, ids: readonly string[]) {
  const rows = await unreadOf(db, recipientId).where('id', 'in', ids).select('id').execute();
  return rows.map(({ id }) => id);
}

/** Marks a person's notifications read, but for those that others hold at the moment. */
export async function markFreeRead(db: Db, recipientId: string, ids: readonly string[], at: Date) {
  await db
    .with('free', (eb) =>
      eb
        .selectFrom('notifications')
        .where('recipient_id', '=', recipientId)
        .where('id', 'in', ids)
        .where('read_at', 'is', null)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('notifications')
    .set({ read_at: at })
    .where('id', 'in', (eb) => eb.selectFrom('free').select('free.id'))
    .execute();
}

export async function markRead(db: Db, recipientId: string, id: string, at: Date) {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('recipient_id', '=', recipientId)
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}
