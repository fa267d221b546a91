import { number } from '#src/kit/figures.ts';
import { table } from '#src/growth/sections.ts';

/** Milliseconds at the 95th percentile, by what is typed; of catalogues with the slowest filter. */
export interface Found {
  people: [kind: string, p95: number][];
  projects: number;
  vacancies: number;
  catalogue: Record<string, { projects: number; vacancies: number }>;
}

const ms = (value: number) => value.toFixed(1);

/** The figures of a run as a section for whoever chooses a machine. */
export function toSection(count: number, found: Found): string {
  const { people, projects, vacancies, catalogue } = found;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured by \`npm run bench -- search --million\` on ${day}: ${number(count)} people,
${number(projects)} projects, ${number(vacancies)} vacancies, pages of 50. Milliseconds at the 95th percentile; of
catalogues the slowest filter of each row.

${table(
  ['people by', 'p95'],
  people.map(([kind, p95]) => [kind, ms(p95)]),
)}

Projects and vacancies:

${table(
  ['what is typed', 'projects', 'vacancies'],
  Object.entries(catalogue).map(([kind, of]) => [kind, ms(of.projects), ms(of.vacancies)]),
)}
`;
}
