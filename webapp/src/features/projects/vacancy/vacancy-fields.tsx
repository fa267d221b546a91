import { limits } from '@kollab/contract';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { DateCell } from '#src/kit/forms/date-cell.tsx';
import { Field, TextArea } from '#src/kit/forms/field.tsx';
import { HoursCell } from '#src/kit/forms/hours-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { PlacesCell } from '#src/shared/project/places-cell.tsx';
import { TagPicker } from '#src/shared/tags/tag-picker.tsx';
import type { TypedVacancy, VacancyErrors } from '#src/features/projects/draft/typed-vacancy.ts';

interface VacancyFieldsProps {
  typed: TypedVacancy;
  errors: VacancyErrors;
  onChange: (values: Partial<TypedVacancy>) => void;
}

/** The id of an input of the vacancy form. */
export const vacancyInput = (field: string) => `vacancy-${field}`;

export function VacancyTitle({ typed, errors, onChange }: VacancyFieldsProps) {
  const { title, titlePlaceholder } = projectFormTexts.vacancyForm;
  return (
    <Field
      id={vacancyInput('title')}
      label={title}
      placeholder={titlePlaceholder}
      value={typed.title}
      error={errors.title}
      maxLength={limits.vacancyTitle}
      onChange={(value) => onChange({ title: value })}
    />
  );
}

export function VacancyTag({ typed, errors, onChange }: VacancyFieldsProps) {
  return (
    <TagPicker
      id={vacancyInput('tag')}
      names={typed.tags}
      typed={typed.tag}
      words={projectFormTexts.vacancyTags}
      error={errors.tag}
      onType={(tag) => onChange({ tag })}
      onChange={(tags) => onChange({ tags })}
    />
  );
}

interface VacancyTimeProps extends Omit<VacancyFieldsProps, 'errors'> {
  /** Its places are set here; of one that others see, on its own page. */
  hasPlaces: boolean;
}

/** How many people, for how many hours a week and until when; the time if one wants to say so. */
export function VacancyTime({ typed, hasPlaces, onChange }: VacancyTimeProps) {
  const words = projectFormTexts.vacancyForm;
  const { hours, until, unsaid } = words;
  return (
    <Section
      title={hasPlaces ? words.placesAndTime : vacancyFactTexts.time.label}
      note={hasPlaces ? words.timeNote : words.placesNote}
    >
      {hasPlaces && (
        <PlacesCell value={typed.places ?? 1} onChange={(places) => onChange({ places })} />
      )}
      <HoursCell
        label={hours}
        value={typed.hoursAWeek}
        unsaid={unsaid}
        say={vacancyFactTexts.time.hours}
        onChange={(hoursAWeek) => onChange({ hoursAWeek })}
      />
      <DateCell
        label={until}
        value={typed.until}
        unsaid={unsaid}
        onChange={(day) => onChange({ until: day })}
      />
    </Section>
  );
}

const longTexts = [
  { field: 'tasks', placeholder: projectFormTexts.vacancyForm.tasksPlaceholder },
  { field: 'requirements', placeholder: projectFormTexts.vacancyForm.requirementsPlaceholder },
  { field: 'conditions', placeholder: projectFormTexts.vacancyForm.conditionsPlaceholder },
] as const;

/** What there is to do, what it takes and what it gives; one of them is enough. */
export function VacancyTexts({ typed, errors, onChange }: VacancyFieldsProps) {
  return longTexts.map(({ field, placeholder }) => (
    <TextArea
      key={field}
      id={vacancyInput(field)}
      label={projectFormTexts.vacancyForm[field]}
      placeholder={placeholder}
      value={typed[field]}
      rows={3}
      error={errors[field]}
      maxLength={limits.vacancyText}
      onChange={(value) => onChange({ [field]: value })}
    />
  ));
}
