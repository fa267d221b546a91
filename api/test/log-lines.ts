import type { FastifyInstance } from 'fastify';

export function logLines({ log }: FastifyInstance, level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const stream = Object.getOwnPropertySymbols(log).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!stream) throw new Error('the log is not written by pino');
  const write = (line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  };
  Object.assign(log, { level, [stream]: { write } });
  return () => lines;
}
