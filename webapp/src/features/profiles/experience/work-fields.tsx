import { limits } from '@kollab/contract';
import type { TypedForm } from '#src/shared/person/draft/profile-draft.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Field } from '#src/kit/forms/field.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { MonthField } from '#src/kit/forms/month-field.tsx';
import { cleanYears, monthsByDates, readYears, type TypedWork } from './experience-form.ts';
import { LogoField } from './logo-field.tsx';

interface WorkFieldsProps {
  typed: TypedWork;
  errors: Partial<Record<keyof TypedWork, string>>;
  onChange: (change: TypedForm) => void;
}

const firstYear = new Date().getFullYear() - limits.workDurationYears;

function yearsHint(typed: TypedWork) {
  const years = readYears(typed.years);
  return years === undefined
    ? editorTexts.experienceEditor.yearsHint
    : profileTexts.work.yearsOf(typed.years, years);
}

/** The inputs of a work place. */
export function WorkFields({ typed, errors, onChange }: WorkFieldsProps) {
  const words = editorTexts.experienceEditor;
  const months = monthsByDates(typed);
  return (
    <>
      <Field
        id="work-company"
        label={profileTexts.work.company}
        placeholder={words.companyPlaceholder}
        value={typed.company}
        error={errors.company}
        maxLength={limits.experienceText}
        onChange={(company) => onChange({ company })}
      />
      <Field
        id="work-department"
        label={profileTexts.work.department}
        placeholder={words.departmentPlaceholder}
        value={typed.department}
        error={errors.department}
        maxLength={limits.experienceText}
        onChange={(department) => onChange({ department })}
      />
      <Field
        id="work-role"
        label={profileTexts.work.role}
        placeholder={words.rolePlaceholder}
        value={typed.role}
        error={errors.role}
        maxLength={limits.experienceText}
        onChange={(role) => onChange({ role })}
      />
      {months === undefined ? (
        <Field
          id="work-years"
          label={profileTexts.work.years}
          hint={yearsHint(typed)}
          value={typed.years}
          error={errors.years}
          inputMode="decimal"
          onChange={(years) => onChange({ years: cleanYears(years) })}
        />
      ) : (
        <Section title={profileTexts.work.years}>
          <Cell>{words.byDates(profileTexts.profile.duration(months))}</Cell>
        </Section>
      )}
      <MonthField
        id="work-start"
        label={profileTexts.work.start}
        value={typed.start}
        since={firstYear}
        error={errors.start}
        onChange={(start) => onChange({ start })}
      />
      <MonthField
        id="work-end"
        label={profileTexts.work.end}
        value={typed.end}
        since={firstYear}
        hint={words.periodHint}
        error={errors.end}
        onChange={(end) => onChange({ end })}
      />
      <LogoField logo={typed.logo} onChange={(logo) => onChange({ logo })} />
    </>
  );
}
