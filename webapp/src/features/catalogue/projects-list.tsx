import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { projectStages } from '@kollab/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { uniqueProjects, projectsQuery } from '#src/api/catalogue.ts';
import { usePages } from '#src/api/pages.ts';
import { AlertToggle } from '#src/shared/alerts/alert-toggle.tsx';
import { FoundList, FoundSkeleton } from '#src/shared/project/found-list.tsx';
import { ProjectCard } from '#src/shared/project/project-card.tsx';
import { Elsewhere } from '#src/shared/search-bar/elsewhere.tsx';
import { FilterRow } from '#src/shared/search-bar/filter-row.tsx';
import { SelectChip } from '#src/kit/controls/select-chip.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError } from '#src/kit/layout/load-state.tsx';
import searchPicture from '#src/kit/pictures/search.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { texts } from '#src/texts/common.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';

function useStage() {
  const [params, setParams] = useSearchParams();
  const stage = projectStages.find((one) => one === params.get('stage'));
  const choose = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set('stage', value);
        else after.delete('stage');
        return after;
      },
      { replace: true },
    );
  return { stage, choose };
}

interface ProjectsListProps {
  query: string;
  /** Of what is being typed, before the filters. */
  suggestions: ReactNode;
}

export function ProjectsList({ query, suggestions }: ProjectsListProps) {
  const { stage, choose } = useStage();
  const asked = { query, stage: stage ? [stage] : [] };
  const list = usePages(projectsQuery(asked), uniqueProjects);
  const { items: projects, error, isPlaceholderData, retry, more } = list;
  const words = vacancyTexts.projects;
  if (error && !projects) return <LoadError error={error} onRetry={retry} />;
  const isLoading = !projects || isPlaceholderData;
  const isEmpty = projects?.length === 0 && !isLoading;
  return (
    <>
      <FilterRow>
        {suggestions}
        <SelectChip
          icon={SlidersHorizontal}
          label={vacancyTexts.filters.stage}
          value={stage ?? ''}
          options={[
            { value: '', text: vacancyTexts.filters.anyStage },
            ...projectStages.map((value) => ({ value, text: texts.words.stage(value) })),
          ]}
          text={stage ? undefined : vacancyTexts.filters.stage}
          isOn={stage !== undefined}
          onChange={choose}
        />
        <AlertToggle
          search={{ kind: 'projects', filter: { query, ...(stage && { stage: [stage] }) } }}
        />
      </FilterRow>
      <output className="visually-hidden">{isLoading && texts.common.loading}</output>
      {!projects && <FoundSkeleton />}
      {isEmpty && (
        <div>
          <Placeholder picture={searchPicture} title={words.notFound} hint={words.notFoundHint} />
          {stage && (
            <Section>
              <Cell isAccent onClick={() => choose('')}>
                {words.withoutStage}
              </Cell>
            </Section>
          )}
          <Elsewhere query={query} besides="projects" />
        </div>
      )}
      {projects && projects.length > 0 && (
        <>
          <FoundList label={words.title} isStale={isPlaceholderData}>
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </FoundList>
          <ListEnd {...more} />
        </>
      )}
    </>
  );
}
