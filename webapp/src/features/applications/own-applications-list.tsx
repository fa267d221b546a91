import { type ApplicationStatus, paths } from '@kollab/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import {
  type ApplicationPages,
  applicationsOf,
  ownApplicationsQuery,
} from '#src/api/applications.ts';
import { useMe } from '#src/api/me.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';

interface OwnApplicationsListProps {
  status: ApplicationStatus | undefined;
  /** What is said where there are none. */
  empty: string;
}

/** Of a status what is known of all, until the server has answered. */
function useOwnApplications(status: ApplicationStatus | undefined) {
  const { telegramId } = useMe();
  const queries = useQueryClient();
  const query = ownApplicationsQuery(telegramId, status);
  const list = useInfiniteQuery({
    ...query,
    placeholderData: () =>
      queries.getQueryData<ApplicationPages>(ownApplicationsQuery(telegramId).queryKey),
  });
  const all = list.data && applicationsOf(list.data);
  const applications = all?.filter((one) => status === undefined || one.status === status);
  return { ...list, applications, retry: useRetry(query.queryKey) };
}

function Empty({ status, empty }: OwnApplicationsListProps) {
  const { emptyHint, findProject } = applicationTexts.applications;
  return (
    <Placeholder
      icon={<Inbox size={40} aria-hidden />}
      title={empty}
      hint={status === undefined ? emptyHint : undefined}
    >
      {status === undefined && <ButtonLink to={paths.projects}>{findProject}</ButtonLink>}
    </Placeholder>
  );
}

/** One's applications of one status or of all, the newest first. */
export function OwnApplicationsList({ status, empty }: OwnApplicationsListProps) {
  const list = useOwnApplications(status);
  const { applications, isPlaceholderData, error, retry } = list;
  if (!applications) {
    const title = applicationTexts.applications.loadFailed;
    if (error) return <LoadError error={error} title={title} onRetry={retry} />;
    return <Waiting onRetry={retry} />;
  }
  if (applications.length === 0) {
    return isPlaceholderData ? (
      <Waiting onRetry={retry} />
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
      <ListEnd
        hasMore={list.hasNextPage && !isPlaceholderData}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage().catch(() => undefined)}
      />
    </>
  );
}
