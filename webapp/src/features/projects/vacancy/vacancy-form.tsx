import { type Project, vacancyExperiences, vacancyLevels } from '@kollab/contract';
import { useState } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { texts } from '#src/texts/common.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { isShown } from '#src/features/projects/draft/project-form.ts';
import { vacancyDrafts, vacancyPlace } from '#src/features/projects/draft/project-draft.ts';
import { readTyped, readTypedVacancy } from '#src/features/projects/draft/typed-vacancy.ts';
import { useProjectForm } from '#src/features/projects/draft/use-project-form.ts';
import {
  vacancyInput,
  VacancyTag,
  VacancyTexts,
  VacancyTime,
  VacancyTitle,
} from './vacancy-fields.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './vacancy-form.module.css';

interface OptionalChoiceProps<T extends string> {
  title: string;
  note?: string;
  options: readonly T[];
  /** What an option is called, where not by its value. */
  say?: (option: T) => string;
  chosen: T | null;
  onChange: (chosen: T | null) => void;
}

/** One of a few or none: pressing the chosen one again takes it back. */
function OptionalChoice<T extends string>(props: OptionalChoiceProps<T>) {
  const { title, note, options, say, chosen, onChange } = props;
  return (
    <Section title={title} note={note}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend beside the section's title */}
      <div role="group" aria-label={title} className={styles.options}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.option}
            aria-pressed={option === chosen}
            onClick={() => {
              telegram().haptic('selection');
              onChange(option === chosen ? null : option);
            }}
          >
            <span>{say ? say(option) : option}</span>
          </button>
        ))}
      </div>
    </Section>
  );
}

interface VacancyFormProps {
  project: Project | undefined;
  /** Its place in the form; undefined for a new one. */
  index?: number;
  /** Where its project is edited. */
  parent: string;
}

/** A vacancy: kept as typed until it becomes part of the project's draft. */
export function VacancyForm({ project, index, parent }: VacancyFormProps) {
  const { telegramId, place, form, change } = useProjectForm(project);
  const key = vacancyPlace(place, index);
  const saved = index === undefined ? undefined : form.vacancies[index];
  const kept = vacancyDrafts.useAll(telegramId)[key]?.values;
  const typed = kept ?? readTypedVacancy(saved);
  const [isChecked, setChecked] = useState(false);
  const goBack = useGoBack(parent);
  const { vacancy, errors: found } = readTyped(typed);
  const errors = isChecked ? found : {};
  useClosingConfirmation(kept !== undefined);
  const words = projectFormTexts.vacancyForm;
  const type = (values: Partial<typeof typed>) => {
    const now = vacancyDrafts.all(telegramId)[key]?.values ?? typed;
    vacancyDrafts.set(telegramId, key, { values: { ...now, ...values } });
  };

  const save = () => {
    setChecked(true);
    if (!vacancy) {
      telegram().haptic('error');
      document.getElementById(vacancyInput(Object.keys(found)[0] ?? 'title'))?.focus();
      return;
    }
    const whole = saved?.id === undefined ? vacancy : { id: saved.id, ...vacancy };
    change({ vacancies: form.vacancies.toSpliced(index ?? form.vacancies.length, 1, whole) });
    vacancyDrafts.drop(telegramId, key);
    telegram().haptic('success');
    showToast(words.saved);
    goBack();
  };

  return (
    <Page title={saved ? words.editTitle : words.newTitle} parent={parent}>
      <VacancyTitle typed={typed} errors={errors} onChange={type} />
      <VacancyTag typed={typed} errors={errors} onChange={type} />
      <VacancyTexts typed={typed} errors={errors} onChange={type} />
      <OptionalChoice
        title={words.level}
        options={vacancyLevels}
        chosen={typed.level}
        onChange={(level) => type({ level })}
      />
      <OptionalChoice
        title={words.experience}
        note={words.optional}
        options={vacancyExperiences}
        say={texts.words.experience}
        chosen={typed.experience}
        onChange={(experience) => type({ experience })}
      />
      <VacancyTime typed={typed} hasPlaces={!isShown(project, saved ?? {})} onChange={type} />
      <SecondAction
        text={words.discard}
        isShown={kept !== undefined}
        onClick={() => {
          vacancyDrafts.drop(telegramId, key);
          setChecked(false);
        }}
      />
      <MainAction text={words.save} onClick={save} />
    </Page>
  );
}
