import { limits, type WiderSearch } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type VacancyQuery, widerQuery } from '#src/api/catalogue.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import type { Filters } from './address-filters.ts';

interface WiderOffersProps {
  query: VacancyQuery;
  onFilters: (changed: Partial<Filters>) => void;
}

export function WiderOffers({ query: { sort: _order, ...query }, onFilters }: WiderOffersProps) {
  const { data = [] } = useQuery(widerQuery(query));
  const [params, setParams] = useSearchParams();
  if (data.length === 0) return null;
  const leaveOut = (without: WiderSearch['without']) => {
    if (without === 'query') {
      const after = new URLSearchParams(params);
      after.delete('q');
      setParams(after, { replace: true });
    } else if (without === 'everyTag') onFilters({ tagsMode: 'any' });
    else onFilters({ [without]: [] });
  };
  return (
    <Section title={vacancyTexts.wider.title}>
      {data.map(({ without, count }) => (
        <Cell key={without} isAccent onClick={() => leaveOut(without)}>
          {vacancyTexts.wider[without](
            count < limits.countedWider ? String(count) : `${limits.countedWider}+`,
          )}
        </Cell>
      ))}
    </Section>
  );
}
