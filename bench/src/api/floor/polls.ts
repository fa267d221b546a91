import { type Floor, only } from './floor.ts';

const unreadText = `select count(*)::int as count from (select from notifications
  where recipient_id = (select id from users where telegram_id = $1) and read_at is null
    and kind not in ('moderationCard', 'reportCard', 'digest', 'moderationWaiting', 'accountExport',
      'accountDeleted') limit 100) as unread`;

export const getUnread: Floor = {
  method: 'GET',
  url: '/api/User/unread/:telegramId',
  answer: async ({ ask, telegramId }) => only(await ask(unreadText, [telegramId])),
};

interface HistoryRow {
  moderation_status: string | null;
  status_updated_at: Date | null;
  rejection_reason: string | null;
  may_appeal_until: Date | null;
  events: { kind: string; version: number; reason: string | null; at: string }[];
  changes: { field: string; old_value: unknown; new_value: unknown }[];
}

const historyText = `select users.moderation_status, users.status_updated_at, users.rejection_reason,
    (select coalesce(json_agg(event order by event.id), '[]') from (
      select id, kind, version, reason, created_at as at from moderation_events
      where subject_type = 'profile' and subject_id = users.id order by id desc limit 100
    ) as event) as events,
    (select coalesce(json_agg(change order by change.id), '[]') from submissions
      join lateral (select id, field, old_value, new_value from changes
        where submission_id = submissions.id) as change on true
      where subject_type = 'profile' and subject_id = users.id
        and status in ('Pending', 'In_review')) as changes,
    (select decided_at + interval '20 days' from submissions as rejected
      where subject_type = 'profile' and subject_id = users.id and status = 'Rejected'
        and appeal_of is null and decided_at + interval '20 days' >= now()
        and not exists (select from submissions as later where later.subject_type = 'profile'
          and later.subject_id = users.id and later.version > rejected.version)
        and exists (select from changes as draft join changes as given
          on given.submission_id = rejected.id and given.field = draft.field
          where draft.subject_type = 'profile' and draft.subject_id = users.id
            and draft.submission_id is null)) as may_appeal_until
  from users where telegram_id = $1`;

export const getHistory: Floor = {
  method: 'GET',
  url: '/api/User/moderation-history/:telegramId',
  async answer({ ask, telegramId }) {
    const row = only(await ask<HistoryRow>(historyText, [telegramId]));
    return {
      moderationStatus: row.moderation_status,
      statusUpdatedAt: row.status_updated_at?.toISOString() ?? null,
      rejectionReason: row.rejection_reason,
      mayAppealUntil: row.may_appeal_until?.toISOString() ?? null,
      events: row.events.map(({ kind, version, reason, at }) => ({
        kind,
        version,
        reason,
        at: new Date(at).toISOString(),
      })),
      changes: row.changes.map(({ field, old_value: oldValue, new_value: newValue }) => ({
        changeType: field,
        oldValue,
        newValue,
      })),
    };
  },
};
