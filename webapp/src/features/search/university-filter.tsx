import { limits } from '@kollab/contract';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useState } from 'react';
import { useSuggestions } from '#src/entities/search/suggestions.ts';
import { FilterChip } from '#src/entities/search/filter-row.tsx';
import { Field } from '#src/kit/forms/field.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { peopleTexts } from '#src/texts/people.ts';

interface ChooserProps {
  onChoose: (university: string | undefined) => void;
  onClose: () => void;
}

function Chooser({ onChoose, onClose }: ChooserProps) {
  const [typed, setTyped] = useState('');
  const universities = useSuggestions('university', typed, true);
  const { university: label, universityHint, anyUniversity } = peopleTexts.search;
  const take = (university: string | undefined) => {
    onChoose(university);
    onClose();
  };
  return (
    <Sheet title={label} hasCancel onClose={onClose}>
      <Field
        label={label}
        placeholder={universityHint}
        value={typed}
        maxLength={limits.university}
        onChange={setTyped}
      />
      <Section>
        <Cell isAccent onClick={() => take(undefined)}>
          {anyUniversity}
        </Cell>
        {universities.map((university) => (
          <Cell key={university} onClick={() => take(university)}>
            {university}
          </Cell>
        ))}
      </Section>
    </Sheet>
  );
}

interface UniversityFilterProps {
  university: string | undefined;
  onChoose: (university: string | undefined) => void;
}

/** Narrows a search to people of one university. */
export function UniversityFilter({ university, onChoose }: UniversityFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterChip isUsed={university !== undefined} onClick={() => setOpen(true)}>
        <GraduationCap size={18} aria-hidden />
        {university ?? peopleTexts.search.anyUniversity}
      </FilterChip>
      {isOpen && <Chooser onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
