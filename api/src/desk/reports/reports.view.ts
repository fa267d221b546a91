import { type Report, type ReportCard, displayName } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';
import { selectReports } from './reports.queries.ts';

/** All that cards show of reports, in one query. */
export const listReportFacts = (db: Db, ids: string[]) =>
  selectReports(db).where('reports.id', 'in', ids).execute();

type Facts = Awaited<ReturnType<typeof listReportFacts>>[number];

const toSubject = (facts: Facts) => ({
  subjectType: facts.subject_type,
  subjectId: facts.subject_id,
  subjectName: facts.subject_type === 'project' ? facts.project_name : displayName(facts),
  telegramId: facts.telegram_id,
  category: facts.category,
  text: facts.text,
  openCount: facts.open_count ?? 0,
  submittedAt: facts.created_at.toISOString(),
});

const reporterName = (facts: Facts) =>
  displayName({ firstName: facts.reporter_first_name, lastName: facts.reporter_last_name });

function toDecision({ decision, decider, decided_at: at, comment }: Facts) {
  if (!decision || !decider || !at) return null;
  return { decision, name: displayName(decider), at: at.toISOString(), comment };
}

/** A report as a moderator's chat shows it at this moment. */
export const toReportCard = (facts: Facts): ReportCard => ({
  reportId: facts.id,
  ...toSubject(facts),
  reporterName: reporterName(facts),
  decision: toDecision(facts),
});

/** A report in the moderators' list. */
export const toReport = (facts: Facts): Report => ({
  id: facts.id,
  ...toSubject(facts),
  photo: facts.photo,
  reporter: { telegramId: facts.reporter_telegram_id, name: reporterName(facts) },
});
