import { type Application, listProjectApplications, paths } from '@kollab/contract';
import { type ReactNode, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { callPage } from '#src/api/api.ts';
import { withoutDuplicates } from '#src/api/application-lists.ts';
import { polled } from '#src/api/load.ts';
import { pagesQuery, usePages } from '#src/api/pages.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import lettersPicture from '#src/kit/pictures/letters.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Segments, useSegment } from '#src/kit/controls/segments.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { LateCell } from './parts/applicant-cell.tsx';
import { isForbidden, isNowhere, NotThere } from './parts/not-there.tsx';
import { WaitingList } from './applicants/waiting-list.tsx';

interface Place {
  projectId: string;
  vacancyId: string | undefined;
}

const projectApplicationsQuery = ({ projectId, vacancyId }: Place) => ({
  ...pagesQuery(['applications', 'project', projectId, vacancyId], (cursor, options) =>
    callPage(
      listProjectApplications,
      { params: { projectId }, query: { cursor, vacancyId } },
      options,
    ),
  ),
  ...polled(),
});

const unansweredQuery = ({ projectId, vacancyId }: Place) =>
  pagesQuery(['applications', 'project', projectId, vacancyId, 'unanswered'], (cursor, options) =>
    callPage(
      listProjectApplications,
      { params: { projectId }, query: { cursor, closedBecause: 'noAnswer', vacancyId } },
      options,
    ),
  );

function Unanswered(place: Place) {
  const { items = [], more } = usePages(unansweredQuery(place), withoutDuplicates);
  const { unanswered, unansweredNote } = applicationTexts.projectApplications;
  if (items.length === 0) return null;
  return (
    <>
      <Section title={unanswered} note={unansweredNote}>
        {items.map((application) => (
          <LateCell
            key={application.vacancyId + application.telegramId}
            application={application}
          />
        ))}
      </Section>
      <ListEnd {...more} />
    </>
  );
}

function Nothing({ projectId }: { projectId: string }) {
  const { empty, emptyHint } = applicationTexts.projectApplications;
  return (
    <Placeholder picture={lettersPicture} title={empty} hint={emptyHint}>
      <ButtonLink to={paths.project(projectId)}>{applicationTexts.apply.openProject}</ButtonLink>
    </Placeholder>
  );
}

const orders = ['time', 'match'] as const;

interface OrderProps {
  order: ReturnType<typeof useSegment<(typeof orders)[number]>>;
  children: ReactNode;
}

function Order({ order, children }: OrderProps) {
  const { label, ...texts } = matchingTexts.order;
  const segments = orders.map((id) => ({ id, text: texts[id] }));
  return (
    <Segments label={label} segments={segments} chosen={order.chosen} onChoose={order.choose}>
      {children}
    </Segments>
  );
}

type More = ReturnType<typeof usePages<Application>>['more'];

/** Only who is there can be put in order. */
function useAll(isWanted: boolean, { hasMore, isLoading, hasFailed, onMore }: More) {
  const isDue = isWanted && hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    if (isDue) onMore();
    // oxlint-disable-next-line react/exhaustive-deps -- onMore is new at every render
  }, [isDue]);
}

function Content({ projectId, vacancyId }: Place) {
  const query = projectApplicationsQuery({ projectId, vacancyId });
  const { items: applications, error, retry, more } = usePages(query, withoutDuplicates);
  const order = useSegment('order', orders, 'time');
  const isByMatch = order.chosen === 'match';
  useAll(isByMatch, more);
  const { notOwner, missing } = applicationTexts.projectApplications;
  if (isForbidden(error)) {
    const link = { to: paths.project(projectId), text: applicationTexts.apply.openProject };
    return <NotThere title={notOwner} link={link} />;
  }
  if (isNowhere(error)) {
    const link = { to: paths.ownProjects, text: profileTexts.profile.ownProjects };
    return <NotThere title={missing} link={link} />;
  }
  if (!applications) {
    const { loadFailed } = applicationTexts.applications;
    return <LoadState error={error} title={loadFailed} onRetry={retry} />;
  }
  const unanswered = <Unanswered projectId={projectId} vacancyId={vacancyId} />;
  if (applications.length === 0) {
    return (
      <>
        <Nothing projectId={projectId} />
        {unanswered}
      </>
    );
  }
  const list = (
    <>
      <WaitingList applications={applications} isByMatch={isByMatch} isWhole={!more.hasMore} />
      <ListEnd {...more} />
    </>
  );
  const isOrdered = applications.length > 1 && applications.some(({ match }) => match);
  return (
    <>
      {isOrdered ? <Order order={order}>{list}</Order> : list}
      {unanswered}
    </>
  );
}

/** Spec §2, `/project/:projectId/applications`. */
export default function ProjectApplicationsPage() {
  const { projectId = '' } = useParams();
  const [search] = useSearchParams();
  const vacancyId = search.get('vacancy') ?? undefined;
  return (
    <Page title={applicationTexts.projectApplications.title} parent={paths.project(projectId)}>
      <Content key={projectId} projectId={projectId} vacancyId={vacancyId} />
    </Page>
  );
}
