interface Work {
  workDurationYears: number;
  startDate: string | null;
  endDate: string | null;
}

const monthOf = (date: Date) => date.getFullYear() * 12 + date.getMonth();

function periodOf({ startDate, endDate }: Work, now: Date): [number, number] | undefined {
  if (!startDate) return undefined;
  const start = new Date(startDate);
  const end = endDate ? new Date(endDate) : now;
  // What is no date is neither before nor after another.
  return start <= end ? [monthOf(start), monthOf(end)] : undefined;
}

/** How long one job lasted, in months: by its dates where they are valid, else by its years. */
export function monthsOf(work: Work, now = new Date()): number {
  const period = periodOf(work, now);
  return period ? period[1] - period[0] : Math.round(work.workDurationYears * 12);
}

/** All experience in months; jobs that overlap count once (spec §9). */
export function totalMonths(works: readonly Work[], now = new Date()): number {
  const periods = works.flatMap((work) => [periodOf(work, now) ?? []]);
  const dated = periods.filter((period) => period.length === 2).sort(([a], [b]) => a - b);
  let reached = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (const [start, end] of dated) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  const undated = works.filter((work) => !periodOf(work, now));
  return undated.reduce((sum, work) => sum + Math.round(work.workDurationYears * 12), total);
}
