import { type Report, type ReportCard, displayName } from '@kollab/contract';
import type { ReportFacts } from './reports.queries.ts';

const toSubject = (facts: ReportFacts) => ({
  subjectType: facts.subject_type,
  subjectId: facts.subject_id,
  subjectName: facts.subject_type === 'project' ? facts.project_name : displayName(facts),
  telegramId: facts.telegram_id,
  category: facts.category,
  text: facts.text,
  openCount: facts.open_count ?? 0,
  submittedAt: facts.created_at.toISOString(),
});

const reporterName = (facts: ReportFacts) =>
  displayName({ firstName: facts.reporter_first_name, lastName: facts.reporter_last_name });

function toDecision({ decision, decider, decided_at: at, comment }: ReportFacts) {
  if (!decision || !decider || !at) return null;
  return { decision, name: displayName(decider), at: at.toISOString(), comment };
}

export const toReportCard = (facts: ReportFacts): ReportCard => ({
  reportId: facts.id,
  ...toSubject(facts),
  reporterName: reporterName(facts),
  decision: toDecision(facts),
});

export const toReport = (facts: ReportFacts): Report => ({
  id: facts.id,
  ...toSubject(facts),
  photo: facts.photo,
  reporter: { telegramId: facts.reporter_telegram_id, name: reporterName(facts) },
  suspension: facts.suspended_at && { until: facts.suspended_until?.toISOString() ?? null },
});
