import { Suspense } from 'react';
import { FoundSkeleton } from '#src/shared/project/found-list.tsx';
import { FollowList } from '#src/features/follows/follow-list.tsx';
import { ProjectsSegment } from '#src/features/projects/carousel/projects-segment.tsx';
import { peopleTexts } from '#src/texts/people.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { Segments, useSegment } from '#src/kit/controls/segments.tsx';
import { coverTabbar } from './tabbar-visibility.ts';

const VacanciesSegment = lazyWithPreload(
  () => import('#src/features/catalogue/vacancies-segment.tsx'),
);

const segments = [
  { id: 'projects', text: peopleTexts.follows.projects },
  { id: 'vacancies', text: peopleTexts.search.vacancies },
  { id: 'following', text: peopleTexts.follows.following },
  { id: 'followers', text: peopleTexts.follows.followers },
] as const;

/** Spec §2, `/followers`. */
export default function FollowersPage() {
  const ids = segments.map(({ id }) => id);
  const { chosen, choose } = useSegment('tab', ids, 'projects');
  const { title } = peopleTexts.follows;
  return (
    <Page title={title} hasOwnHeading hasTabbar>
      <h1 className="visually-hidden">{title}</h1>
      <Segments label={title} segments={segments} chosen={chosen} onChoose={choose}>
        {chosen === 'projects' && <ProjectsSegment onExpanded={coverTabbar} />}
        {chosen === 'vacancies' && (
          <Suspense fallback={<FoundSkeleton />}>
            <VacanciesSegment />
          </Suspense>
        )}
        {(chosen === 'following' || chosen === 'followers') && (
          <FollowList key={chosen} kind={chosen} />
        )}
      </Segments>
    </Page>
  );
}
