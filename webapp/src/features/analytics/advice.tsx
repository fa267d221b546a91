import { type Figures, paths } from '@kollab/contract';
import { figureTexts } from '#src/texts/team/analytics.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

const words = figureTexts.figures.advice;

function wayOf({ code, vacancyId }: Figures['advice'], projectId: string) {
  if (code === 'fine') return undefined;
  if (code === 'answer') return paths.projectApplications(projectId);
  if (code === 'share') return paths.project(projectId);
  if (code === 'open') return paths.editVacancy(undefined, projectId);
  return vacancyId === null
    ? paths.editProject(projectId)
    : paths.editVacancyOf(projectId, vacancyId);
}

export function Advice({ projectId, figures }: { projectId: string; figures: Figures }) {
  const { advice, vacancies } = figures;
  const { code, vacancyId } = advice;
  const title = vacancies.find(({ id }) => id === vacancyId)?.title ?? '';
  const said = words[code];
  const way = wayOf(advice, projectId);
  return (
    <Section title={words.title} testId="advice">
      <Cell>{typeof said === 'string' ? said : said(title)}</Cell>
      {way !== undefined && code !== 'fine' && (
        <Cell to={way} isAccent>
          {words.actions[code]}
        </Cell>
      )}
    </Section>
  );
}
