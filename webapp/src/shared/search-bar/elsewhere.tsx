import { paths } from '@kollab/contract';
import { useQueries } from '@tanstack/react-query';
import { foundQuery, type Where } from '#src/api/catalogue.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { peopleTexts } from '#src/texts/people.ts';

const said = {
  people: peopleTexts.search.foundPeople,
  projects: peopleTexts.search.foundProjects,
  vacancies: peopleTexts.search.foundVacancies,
} as const;

interface ElsewhereProps {
  query: string;
  besides: Where;
  isAlso?: boolean;
}

/** The lists that know something where this one knows nothing, or little. */
export function Elsewhere({ query, besides, isAlso = false }: ElsewhereProps) {
  const others = (Object.keys(said) as Where[]).filter((where) => where !== besides);
  const counts = useQueries({ queries: others.map((where) => foundQuery(where, query)) });
  const found = others.flatMap((where, index) => {
    const count = counts[index]?.data;
    return count === undefined || count === '0' ? [] : [{ where, count }];
  });
  if (found.length === 0) return null;
  return (
    <Section title={isAlso ? peopleTexts.search.alsoElsewhere : peopleTexts.search.elsewhere}>
      {found.map(({ where, count }) => (
        <Cell key={where} isAccent to={paths.searchIn(where, query)}>
          {said[where](count)}
        </Cell>
      ))}
    </Section>
  );
}
