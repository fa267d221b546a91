import { paths } from '@kollab/contract';
import ChartColumn from 'lucide-react/icons/chart-column';
import { figureTexts } from '#src/texts/team/analytics.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

/** Leads to the figures of an own project. */
export function AnalyticsLink({ projectId }: { projectId: string }) {
  return (
    <Section>
      <Cell to={paths.figures(projectId)} icon={ChartColumn}>
        {figureTexts.figures.title}
      </Cell>
    </Section>
  );
}
