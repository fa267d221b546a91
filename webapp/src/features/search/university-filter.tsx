import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Suspense, useState } from 'react';
import { FilterChip } from '#src/shared/search-bar/filter-row.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { peopleTexts } from '#src/texts/people.ts';

const UniversitySheet = lazyWithPreload(() => import('./university-sheet.tsx'));

interface UniversityFilterProps {
  university: string | undefined;
  onChoose: (university: string | undefined) => void;
}

export function UniversityFilter({ university, onChoose }: UniversityFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterChip isUsed={university !== undefined} onClick={() => setOpen(true)}>
        <GraduationCap size={18} aria-hidden />
        {university ?? peopleTexts.search.anyUniversity}
      </FilterChip>
      {isOpen && (
        <Suspense>
          <UniversitySheet onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
