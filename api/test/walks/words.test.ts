import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initData } from '#test/init-data.ts';
import { liveLife, mark, phone, username } from '#test/steps/life.ts';
import { takeAll } from '#test/steps/profiles.ts';
import { complain, judge } from '#test/steps/reports.ts';
import { type Someone, startTestApp, type TestApp } from '#test/test-app.ts';
import { reads, requestOf, subjectOf } from './walk-calls.ts';

let kollab: TestApp;
let life: Awaited<ReturnType<typeof liveLife>>;
let untraced: string[];
beforeAll(async () => {
  kollab = await startTestApp();
  life = await liveLife(kollab);
  await takeAll(kollab);
  untraced = await listUntraced();
});
afterAll(() => kollab.close());

/** Columns that could hold words and hold none of anybody's: each says why. */
const wordless: Record<string, string[]> = {
  'one of a few words of ours': [
    'acts.kind',
    'alert_due.kind',
    'alerts.kind',
    'answer_times.answer_time',
    'applications.closed_because',
    'applications.status',
    'catalogue_words.kind',
    'changes.field',
    'check_ins.answer',
    'changes.subject_type',
    'confirmation_texts.state',
    'confirmations.state',
    'contact_requests.state',
    'feed_events.kind',
    'feed_settings.hidden_kinds',
    'figures.part',
    'idempotency_keys.act',
    'jobs.name',
    'match_dismissals.reason',
    'match_due.side',
    'match_people.level',
    'match_tops.side',
    'moderation_events.kind',
    'moderation_events.subject_type',
    'notification_settings.language',
    'notification_settings.modes',
    'notification_settings.time_zone',
    'notifications.kind',
    'notifications.status',
    'pairs.state',
    'participants.offer',
    'participants.state',
    'project_views.source',
    'projects.moderation_status',
    'projects.stage',
    'record_entries.kind',
    'record_entries.new_value',
    'record_entries.old_value',
    'record_entries.origin',
    'record_entries.subject_type',
    'record_entries.told_in',
    'reports.category',
    'meetings.state',
    'reports.decision',
    'reports.subject_type',
    'role_changes.role',
    'rooms.problem',
    'sanctions.appeal_decision',
    'sanctions.kind',
    'saved_items.kind',
    'saved_searches.kind',
    'saved_searches.mode',
    'search_words.kind',
    'submissions.status',
    'submissions.subject_type',
    'submissions_seen.subject_type',
    'users.consented_to',
    'users.email_visibility',
    'users.language_code',
    'users.looking_for_team',
    'users.moderation_status',
    'users.phone_visibility',
    'users.role',
    'vacancies.experience',
    'vacancies.level',
  ],
  'made at random, or a hash with a key': [
    'blocks_kept.person',
    'former_room_links.invite_link',
    'idempotency_keys.request',
    'notifications.address',
    'notifications.request_id',
    'outside_views.visitor',
    'projects.cover_image',
    'room_offers.token_hash',
    'rooms.invite_link',
    'sanctions_kept.person',
    'uploads.digest',
    'uploads.palette',
    'uploads.path',
    'users.photo',
  ],
  'what projects and vacancies say, gone with whose it is': [
    'alert_digests.news',
    'alerts.match',
    'confirmations.role',
  ],
  'what Telegram answered': ['meetings.poll_id', 'notifications.error'],
  'numbers of who calls, for a minute': ['rates.key'],
  'numbers of people alone': ['figures_pending.pending'],
  'of everybody together': [
    'alert_due.position',
    'catalogue_words.word',
    'delivery_turn.after',
    'search_words.word',
    'skill_pairs.one',
    'skill_pairs.other',
    'tags.alias_of',
  ],
};

async function listUntraced() {
  const { rows } = await sql<{ table: string; name: string }>`
    select table_name as "table", column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%'
      and udt_name in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', 'tsvector', 'tsquery',
        '_text', '_varchar')`.execute(kollab.db);
  const traces = [mark, username, phone.slice(1), String(life.zoya.telegramId)].join('|');
  const columns = rows.map(async ({ table, name }) => {
    const found = await sql`select from ${sql.table(table)}
      where ${sql.ref(name)}::text ~* ${traces} limit 1`.execute(kollab.db);
    return { name: `${table}.${name}`, isTraced: found.rows.length > 0 };
  });
  return (await Promise.all(columns)).flatMap(({ name, isTraced }) => (isTraced ? [] : [name]));
}

// So the walk after an erasure passes over no column, and a new one is decided on.
test('every column has words of who did everything, or is known to keep nobody’s', () => {
  expect(untraced.toSorted()).toEqual(Object.values(wordless).flat().toSorted());
});

const news = new Set(['getToday', 'listInbox']);

async function readAll({ baseUrl }: TestApp, reader: Someone | undefined) {
  const { zoya, own, shared, others, wanted, joined, invited } = life;
  const headers: Record<string, string> = reader
    ? { authorization: `tma ${initData({ telegramId: reader.telegramId })}` }
    : {};
  const answers = reads.flatMap((row) => {
    const projects =
      subjectOf(row) === 'person' ? [own] : [own, shared, others, wanted, joined, invited];
    return projects.map(async ({ id: projectId }) => {
      const target = { person: zoya, projectId, vacancyId: undefined };
      const { path } = requestOf(row, target, reader?.telegramId ?? 1);
      const response = await fetch(baseUrl + path.replace(/query=[^&]*/, `query=${mark}`), {
        headers,
      });
      const text = await response.text();
      // News go on naming whom they are about, and lead there no more.
      const said = news.has(row.name) ? text.replaceAll(/"(name|subjectName)":"[^"]*"/g, '') : text;
      return `${row.name} ${response.status} ${said}`;
    });
  });
  return Promise.all(answers);
}

test('of who is suspended no word is told to anybody but moderators', async () => {
  const { zoya, vera, nina, boris, olga, petr } = life;
  const told = new RegExp([mark, username, phone].join('|').replace('+', '\\+'), 'i');
  expect((await readAll(kollab, olga)).filter((answer) => told.test(answer))).not.toEqual([]);
  await judge(vera, await complain(nina, zoya), 'suspend', 'Шлёт рекламу');
  for (const reader of [undefined, await kollab.approved(), boris, olga, nina, petr]) {
    const leaks = (await readAll(kollab, reader)).filter((answer) => told.test(answer));
    expect({ reader: reader?.firstName, leaks }).toEqual({ reader: reader?.firstName, leaks: [] });
  }
});
