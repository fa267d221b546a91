import { useSearchParams } from 'react-router-dom';
import { FollowList } from '#src/features/follows/follow-list.tsx';
import { ProjectsSegment } from '#src/features/projects/carousel/projects-segment.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Segments } from '#src/kit/controls/segments.tsx';
import { coverTabbar } from './tabbar-visibility.ts';

const segments = [
  { id: 'projects', text: peopleTexts.follows.projects },
  { id: 'following', text: peopleTexts.follows.following },
  { id: 'followers', text: peopleTexts.follows.followers },
] as const;
type Segment = (typeof segments)[number]['id'];

/** Projects, and people whom one follows or who follow one (spec §2, `/followers`). */
export default function FollowersPage() {
  const [params, setParams] = useSearchParams();
  const chosen = segments.find(({ id }) => id === params.get('tab'))?.id ?? 'projects';
  const choose = (tab: Segment) => {
    telegram().haptic('selection');
    window.scrollTo(0, 0);
    setParams(tab === 'projects' ? {} : { tab }, { replace: true });
  };
  const { title } = peopleTexts.follows;
  return (
    <Page title={title} hasOwnHeading hasTabbar>
      <h1 className="visually-hidden">{title}</h1>
      <Segments label={title} segments={segments} chosen={chosen} onChoose={choose}>
        {chosen === 'projects' ? (
          <ProjectsSegment onExpanded={coverTabbar} />
        ) : (
          <FollowList key={chosen} kind={chosen} />
        )}
      </Segments>
    </Page>
  );
}
