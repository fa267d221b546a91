import { useSearchParams } from 'react-router-dom';
import { ToggleChips } from '#src/kit/controls/toggle-chips.tsx';
import { peopleTexts } from '#src/texts/people.ts';
import { UniversityFilter } from './university-filter.tsx';

export interface PeopleFilters {
  university: string | undefined;
  /** Only who looks for a team. */
  isLooking: boolean;
}

/** What the address narrows a search of people to. */
export function usePeopleFilters() {
  const [params, setParams] = useSearchParams();
  const filters = {
    university: params.get('university') ?? undefined,
    isLooking: params.get('looking') === 'yes',
  };
  const setFilters = (changed: Partial<PeopleFilters>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const { university, isLooking } = { ...filters, ...changed };
        if (university) after.set('university', university);
        else after.delete('university');
        if (isLooking) after.set('looking', 'yes');
        else after.delete('looking');
        return after;
      },
      { replace: true },
    );
  return { filters, setFilters, isNarrowed: filters.isLooking || filters.university !== undefined };
}

interface FiltersProps {
  filters: PeopleFilters;
  onChange: (changed: Partial<PeopleFilters>) => void;
}

/** Narrows a search of people. */
export function Filters({ filters, onChange }: FiltersProps) {
  const { university, isLooking } = filters;
  const { looking, filters: label } = peopleTexts.search;
  return (
    <>
      <UniversityFilter
        university={university}
        onChoose={(chosen) => onChange({ university: chosen })}
      />
      <ToggleChips
        label={label}
        options={[{ value: 'yes' as const, text: looking }]}
        chosen={isLooking ? ['yes'] : []}
        onChange={(chosen) => onChange({ isLooking: chosen.length > 0 })}
      />
    </>
  );
}
