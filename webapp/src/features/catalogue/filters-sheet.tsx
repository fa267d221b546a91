import { limits, type VacancyFilter, vacancyFilterNames, vacancyFilters } from '@kollab/contract';
import { useState } from 'react';
import type { TagWords } from '#src/shared/tags/tag-words.ts';
import { TagPicker } from '#src/shared/tags/tag-picker.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { ToggleChips } from '#src/kit/controls/toggle-chips.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { SheetAction } from '#src/kit/layout/sheet-action.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { texts } from '#src/texts/common.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import { vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { countOf, type Filters, none } from './address-filters.ts';

const wordsOfTags: TagWords = {
  ...editorTexts.tagEditor,
  input: vacancyFactTexts.skills,
  own: vacancyTexts.filters.chosenTags,
  none: vacancyTexts.filters.noTags,
  propose: vacancyTexts.filters.useTag,
  proposeHint: vacancyTexts.filters.useTagHint,
  already: vacancyTexts.filters.alreadyTag,
};

const wordsOf: Partial<Record<VacancyFilter, (value: string) => string>> = {
  experience: (value) => texts.words.experience(value),
};

const optionsOf = (name: VacancyFilter) =>
  vacancyFilters[name].map((value) => ({ value, text: wordsOf[name]?.(value) ?? value }));

interface FiltersSheetProps {
  filters: Filters;
  onChange: (filters: Partial<Filters>) => void;
  onClose: () => void;
}

/** Nothing changes until one says so. */
export default function FiltersSheet({ filters, onChange, onClose }: FiltersSheetProps) {
  const [chosen, setChosen] = useState(filters);
  const [typed, setTyped] = useState('');
  const words = vacancyTexts.filters;
  const set = (changed: Partial<Filters>) => setChosen({ ...chosen, ...changed });
  const show = (next: Partial<Filters>) => {
    onChange(next);
    onClose();
  };
  return (
    <Sheet title={words.title} hasCancel onClose={onClose}>
      {vacancyFilterNames.map((name) => (
        <Section key={name} title={words[name]}>
          <ToggleChips
            label={words[name]}
            options={optionsOf(name)}
            chosen={chosen[name]}
            onChange={(values) => set({ [name]: values })}
          />
        </Section>
      ))}
      <TagPicker
        names={chosen.tags}
        typed={typed}
        words={wordsOfTags}
        onType={setTyped}
        onChange={(tags) => set({ tags: tags.slice(-limits.filterTags) })}
      />
      {chosen.tags.length > 1 && (
        <ToggleChips
          label={vacancyFactTexts.skills}
          options={[{ value: 'any' as const, text: words.anyTag }]}
          chosen={chosen.tagsMode === 'any' ? ['any'] : []}
          onChange={(modes) => set({ tagsMode: modes.length > 0 ? 'any' : 'all' })}
        />
      )}
      <SheetAction>
        <Button onClick={() => show(chosen)}>{words.show}</Button>
      </SheetAction>
      {countOf(chosen) > 0 && (
        <Button kind="plain" onClick={() => show(none)}>
          {words.reset}
        </Button>
      )}
    </Sheet>
  );
}
