import teamPicture from '#src/kit/pictures/team.svg?no-inline';
import { useQuery } from '@tanstack/react-query';
import { newThisWeekQuery } from '#src/api/catalogue.ts';
import { FoundList } from '#src/shared/project/found-list.tsx';
import { ProjectCard } from '#src/shared/project/project-card.tsx';
import { PeopleList } from '#src/shared/person/people-list.tsx';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { ListTitle } from '#src/kit/layout/list-title.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { peopleTexts } from '#src/texts/people.ts';
import { FilterRow } from '#src/shared/search-bar/filter-row.tsx';
import { FoundPerson } from './found-person.tsx';
import { Filters, usePeopleFilters } from './people-filters.tsx';

export function Discovery() {
  const { data: fresh } = useQuery(newThisWeekQuery);
  const { filters, setFilters } = usePeopleFilters();
  const { empty, hint, popular, newPeople, newProjects } = peopleTexts.search;
  const isEmpty =
    fresh && [fresh.tags, fresh.people, fresh.projects].every(({ length }) => length === 0);
  return (
    <div>
      <FilterRow>
        <Filters filters={filters} onChange={setFilters} />
      </FilterRow>
      {isEmpty && <Placeholder picture={teamPicture} title={empty} hint={hint} />}
      {fresh && fresh.tags.length > 0 && (
        <Section title={popular}>
          <TagLinks of="people" label={popular} names={fresh.tags.map(({ tagName }) => tagName)} />
        </Section>
      )}
      {fresh && fresh.people.length > 0 && (
        <>
          <ListTitle>{newPeople}</ListTitle>
          <PeopleList label={newPeople}>
            {fresh.people.map((person) => (
              <FoundPerson key={person.telegramId} person={person} />
            ))}
          </PeopleList>
        </>
      )}
      {fresh && fresh.projects.length > 0 && (
        <>
          <ListTitle>{newProjects}</ListTitle>
          <FoundList label={newProjects}>
            {fresh.projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </FoundList>
        </>
      )}
    </div>
  );
}
