import { limits } from '@kollab/contract';
import type { TypedForm } from '#src/shared/person/draft/profile-draft.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { texts } from '#src/texts/common.ts';
import { showToast } from '#src/kit/notices/notices.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { InputCell } from '#src/kit/forms/input-cell.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { MonthCell } from '#src/kit/forms/month-cell.tsx';
import { cleanYears, monthsByDates, readYears, type TypedWork } from './experience-form.ts';
import { LogoField } from './logo-field.tsx';

interface WorkFieldsProps {
  typed: TypedWork;
  errors: Partial<Record<keyof TypedWork, string>>;
  onChange: (change: TypedForm) => void;
}

const most = limits.experienceText;
const firstYear = new Date().getFullYear() - limits.workDurationYears;

export function WorkFields({ typed, errors, onChange }: WorkFieldsProps) {
  const words = editorTexts.experienceEditor;
  const months = monthsByDates(typed);
  const years = readYears(typed.years);
  const text = (key: 'company' | 'department' | 'role', placeholder: string) => (
    <InputCell
      id={`work-${key}`}
      label={profileTexts.work[key]}
      placeholder={placeholder}
      value={typed[key]}
      error={errors[key]}
      isLong
      clean={(value) => value.replace(/\s+/g, ' ').slice(0, most)}
      onChange={(value, pasted) => {
        if (pasted.length > most) showToast(texts.common.cut(most));
        onChange({ [key]: value });
      }}
    />
  );
  const month = (key: 'start' | 'end') => (
    <MonthCell
      id={`work-${key}`}
      label={profileTexts.work[key]}
      value={typed[key]}
      since={firstYear}
      error={errors[key]}
      onChange={(value) => onChange({ [key]: value })}
    />
  );
  return (
    <>
      <Section>
        {text('company', words.companyPlaceholder)}
        {text('department', words.departmentPlaceholder)}
        {text('role', words.rolePlaceholder)}
        <LogoField logo={typed.logo} onChange={(logo) => onChange({ logo })} />
      </Section>
      <Section note={words.periodHint}>
        {month('start')}
        {month('end')}
        {months === undefined ? (
          <InputCell
            id="work-years"
            label={profileTexts.work.years}
            placeholder={words.yearsHint}
            value={typed.years}
            error={errors.years}
            inputMode="decimal"
            clean={cleanYears}
            onChange={(value) => onChange({ years: value })}
            after={
              years !== undefined && (
                <span className="small quiet">{profileTexts.work.yearsOf(typed.years, years)}</span>
              )
            }
          />
        ) : (
          <Cell label={profileTexts.work.years}>
            {words.byDates(profileTexts.profile.duration(months))}
          </Cell>
        )}
      </Section>
    </>
  );
}
