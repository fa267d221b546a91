import { useSearchParams } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { ToggleChips } from '#src/kit/controls/toggle-chips.tsx';
import { peopleTexts } from '#src/texts/people.ts';
import { UniversityFilter } from './university-filter.tsx';

export interface PeopleFilters {
  university: string | undefined;
  isLooking: boolean;
}

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

export function Filters({ filters, onChange }: FiltersProps) {
  const { university, isLooking } = filters;
  const own = useMe().university;
  const { looking, ownUniversity, filters: label } = peopleTexts.search;
  const isOwn = own !== '' && university === own;
  const options = [
    { value: 'yes' as const, text: looking },
    ...(own === '' ? [] : [{ value: 'own' as const, text: ownUniversity }]),
  ];
  return (
    <>
      <UniversityFilter
        university={university}
        onChoose={(chosen) => onChange({ university: chosen })}
      />
      <ToggleChips
        label={label}
        options={options}
        chosen={[...(isLooking ? ['yes' as const] : []), ...(isOwn ? ['own' as const] : [])]}
        onChange={(chosen) => {
          const others = isOwn ? undefined : university;
          onChange({
            isLooking: chosen.includes('yes'),
            university: chosen.includes('own') ? own : others,
          });
        }}
      />
    </>
  );
}
