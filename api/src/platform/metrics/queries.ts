import type { LogEvent } from 'kysely';
import { failedQueries, queryDuration, slowQueries } from './metrics.ts';

const slow = 1000;
const longestText = 4000;

/** A statement that took too long, its values left out. */
export interface SlowQuery {
  sql: string;
  ms: number;
}

const kinds = new Set(['select', 'insert', 'update', 'delete', 'with']);
const leading = /^(?:\s|\/\*.*?\*\/|\()*(\w+)/;

const kindOf = (sql: string) => {
  const word = leading.exec(sql)?.[1]?.toLowerCase() ?? '';
  return kinds.has(word) ? word : 'other';
};

const classOf = (error: unknown) => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
};

/** `onSlow` hears of statements over a second. */
export function observeQueries(onSlow: (query: SlowQuery) => void = () => undefined) {
  return (event: LogEvent) => {
    const { sql } = event.query;
    const ms = event.queryDurationMillis;
    queryDuration.observe({ statement: kindOf(sql) }, ms / 1000);
    if (event.level === 'error') failedQueries.inc({ class: classOf(event.error) });
    if (ms < slow) return;
    slowQueries.inc();
    onSlow({ sql: sql.slice(0, longestText), ms: Math.round(ms) });
  };
}
