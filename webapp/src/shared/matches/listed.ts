import {
  limits,
  type Match,
  type MatchedVacancy,
  noVacancyFilters,
  paths,
  type User,
  type VacancyCard,
} from '@kollab/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { vacanciesQuery } from '#src/api/catalogue.ts';
import { hasTag } from '#src/shared/tags/tag-list.ts';

/** As long as somebody's skills wait for approval, only what they list is known. */
export const listedOf = (own: readonly string[], wanted: readonly string[]): Match => ({
  matched: wanted.filter((name) => hasTag(own, name)),
  beside: [],
  related: [],
  missing: [],
  sentence: '',
});

const anyOf = (tags: readonly string[]) => ({
  query: '',
  tags: tags.slice(0, limits.filterTags),
  tagsMode: 'any' as const,
  ...noVacancyFilters,
  sort: 'new' as const,
});

function toListed(vacancy: VacancyCard, own: readonly string[]) {
  const wanted = vacancy.tags.map(({ tagName }) => tagName);
  return { ...vacancy, vacancyId: vacancy.id, match: listedOf(own, wanted) };
}

/** Those that want most of the skills first, else the newest. */
export function useListedVacancies(me: User, own: readonly string[]): MatchedVacancy[] {
  const { data } = useInfiniteQuery({ ...vacanciesQuery(anyOf(own)), enabled: own.length > 0 });
  const found = data?.pages[0]?.items ?? [];
  return found
    .filter((one) => one.telegramId !== me.telegramId && one.applicationStatus === null)
    .map((one) => toListed(one, own))
    .toSorted((one, other) => other.match.matched.length - one.match.matched.length);
}

export function listedPath(own: readonly string[]): string {
  const tags = anyOf(own).tags.map((name) => ['tag', name]);
  return `${paths.vacancies}&${new URLSearchParams([...tags, ['tags', 'any']]).toString()}`;
}
