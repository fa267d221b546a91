import { type Figures, getFigures, paths, readId } from '@kollab/contract';
import ChartColumn from 'lucide-react/icons/chart-column';
import { queryOptions } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { checkInsQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { sayDate } from '#src/texts/moment.ts';
import { figureTexts } from '#src/texts/team/analytics.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Advice } from './advice.tsx';
import { Bars } from './bars.tsx';
import styles from './analytics.module.css';
import { CheckInCounts } from './check-in-counts.tsx';
import { SourceList } from './source-list.tsx';
import { VacancySteps } from './vacancy-steps.tsx';

const words = figureTexts.figures;

const figuresQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['figures', projectId],
    queryFn: ({ signal }) => call(getFigures, { params: { projectId } }, { signal }),
    staleTime: 0,
  });

function Total({ figures: { people, from, to } }: { figures: Figures }) {
  if (people === null) {
    return (
      <Cell icon={ChartColumn} detail={words.noneHint}>
        {words.none}
      </Cell>
    );
  }
  return (
    <p className={styles.total}>
      <b className={styles.number}>{people}</b> {words.opened(people)}
      <span className={styles.span}>{words.span(sayDate(from), sayDate(to))}</span>
    </p>
  );
}

function Weeks({ projectId }: { projectId: string }) {
  const { data } = useLoad(checkInsQuery(projectId));
  return data && data.weeks.length > 0 ? <CheckInCounts weeks={data.weeks} /> : null;
}

function Content({ projectId }: { projectId: string }) {
  const { data: figures, error, retry } = useLoad(figuresQuery(projectId));
  if (!figures) return <LoadState error={error} title={words.failed} onRetry={retry} />;
  const { people, sources, elsewhere, outside, vacancies, bars } = figures;
  return (
    <>
      <Section>
        <Total figures={figures} />
      </Section>
      <Advice projectId={projectId} figures={figures} />
      {bars.length > 0 && (
        <Section title={words.byWeek} note={words.bars}>
          <Bars figures={figures} />
        </Section>
      )}
      {(sources.length > 0 || elsewhere !== null || outside !== null) && (
        <Section title={words.sources}>
          <SourceList figures={figures} />
        </Section>
      )}
      {people !== null && vacancies.length > 0 && (
        <Section title={words.vacancies} note={words.note}>
          <VacancySteps vacancies={vacancies} />
        </Section>
      )}
      <Weeks projectId={projectId} />
    </>
  );
}

export default function FiguresPage() {
  const id = readId(useParams().projectId);
  return (
    <Page title={words.title} parent={id ? paths.project(id) : paths.ownProjects}>
      {id && <Content key={id} projectId={id} />}
    </Page>
  );
}
