import { limits, paths, sayFacts } from '@kollab/contract';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { askedOf, placesOf, timeOf } from '#src/texts/vacancy-facts.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './draft-vacancies.module.css';
import type { FormVacancy } from '#src/features/projects/draft/project-form.ts';

interface DraftVacanciesProps {
  vacancies: readonly FormVacancy[];
  projectId: string | undefined;
  isOneBegun: boolean;
  onChange: (vacancies: FormVacancy[]) => void;
}

const factsOf = (vacancy: FormVacancy) =>
  sayFacts(
    vacancy.level === null && projectFormTexts.projectForm.noLevel,
    ...askedOf(vacancy),
    ...placesOf(vacancy),
    ...timeOf(vacancy),
  );

export function DraftVacancies(props: DraftVacanciesProps) {
  const { vacancies, projectId, isOneBegun, onChange } = props;
  const words = projectFormTexts.projectForm;
  return (
    <Section title={words.vacancies(vacancies.length)} testId="vacancies">
      {vacancies.map((vacancy, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- vacancies are told apart by place
        <div key={`${index} ${vacancy.title}`} className={styles.row}>
          <Link to={paths.editVacancy(index, projectId)} className={styles.link}>
            <span className="visually-hidden">{words.editVacancy}</span>
            <span className={styles.title}>{vacancy.title}</span>
            <span className={styles.facts}>{factsOf(vacancy)}</span>
          </Link>
          <IconButton
            icon={Trash2}
            label={words.removeVacancy(vacancy.title)}
            onClick={() => {
              onChange(vacancies.filter((one) => one !== vacancy));
              focusPage();
            }}
          />
        </div>
      ))}
      {vacancies.length < limits.vacancies ? (
        <Cell to={paths.editVacancy(undefined, projectId)} isAccent icon={Plus}>
          {isOneBegun ? words.continueVacancy : words.addVacancy}
        </Cell>
      ) : (
        <Cell isQuiet>{words.fullVacancies}</Cell>
      )}
    </Section>
  );
}
