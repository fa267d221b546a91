import { limits } from '@kollab/contract';
import { useState } from 'react';
import { useSuggestions } from '#src/shared/search-bar/suggestions.ts';
import { Field } from '#src/kit/forms/field.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { peopleTexts } from '#src/texts/people.ts';

interface UniversitySheetProps {
  onChoose: (university: string | undefined) => void;
  onClose: () => void;
}

export default function UniversitySheet({ onChoose, onClose }: UniversitySheetProps) {
  const [typed, setTyped] = useState('');
  const known = useSuggestions('university', typed, true);
  const { university: label, universityHint, anyUniversity, noUniversity } = peopleTexts.search;
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
        {known?.names.length === 0 && <Cell isQuiet>{noUniversity(known.query !== '')}</Cell>}
        {known?.names.map((university) => (
          <Cell key={university} onClick={() => take(university)}>
            {university}
          </Cell>
        ))}
      </Section>
    </Sheet>
  );
}
