import { type Application, type ApplicationStatus, type ListPage, paths } from '@kollab/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { ownApplicationsQuery, withoutDuplicates } from '#src/api/application-lists.ts';
import { usePages } from '#src/api/pages.ts';
import { useMe } from '#src/api/me.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState, Waiting } from '#src/kit/layout/load-state.tsx';
import lettersPicture from '#src/kit/pictures/letters.svg?no-inline';
import { FoundWaiting } from '#src/shared/project/found-list.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { MatchedVacancies } from '#src/shared/matches/matched-vacancies.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';

interface OwnApplicationsListProps {
  status: ApplicationStatus | undefined;
  /** Whether none of all statuses is missing here. */
  isWhole: boolean;
  empty: string;
}

/** Of all where none is missing; else as the server says, and until then what is known of all. */
function useOwnApplications(status: ApplicationStatus | undefined, isWhole: boolean) {
  const { telegramId } = useMe();
  const queries = useQueryClient();
  const { items, ...list } = usePages(
    {
      ...ownApplicationsQuery(telegramId, isWhole ? undefined : status),
      placeholderData: () =>
        queries.getQueryData<InfiniteData<ListPage<Application>, string | undefined>>(
          ownApplicationsQuery(telegramId).queryKey,
        ),
    },
    withoutDuplicates,
  );
  const applications = items?.filter((one) => status === undefined || one.status === status);
  return { ...list, applications };
}

function Empty({ status, empty }: Omit<OwnApplicationsListProps, 'isWhole'>) {
  const { emptyHint, findProject } = applicationTexts.applications;
  return (
    <>
      <Placeholder
        picture={lettersPicture}
        title={empty}
        hint={status === undefined ? emptyHint : undefined}
      >
        {status === undefined && <ButtonLink to={paths.projects}>{findProject}</ButtonLink>}
      </Placeholder>
      {status === undefined && <MatchedVacancies />}
    </>
  );
}

export function OwnApplicationsList({ status, isWhole, empty }: OwnApplicationsListProps) {
  const { applications, isPlaceholderData, error, retry, more } = useOwnApplications(
    status,
    isWhole,
  );
  if (!applications) {
    const title = applicationTexts.applications.loadFailed;
    return <LoadState error={error} title={title} shapes={<FoundWaiting />} onRetry={retry} />;
  }
  if (applications.length === 0) {
    return isPlaceholderData ? (
      <Waiting shapes={<FoundWaiting />} onRetry={retry} />
    ) : (
      <Empty status={status} empty={empty} />
    );
  }
  return (
    <>
      {applications.map((application) => (
        <OwnApplicationCard
          key={`${application.projectId} ${application.vacancyId}`}
          application={application}
        />
      ))}
      <ListEnd {...more} />
      {applications.every((one) => one.status === 'Rejected') && <MatchedVacancies />}
    </>
  );
}
