import { getUser, UserRef } from '@kollab/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useParams } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { isMissing } from '#src/api/failure.ts';
import { paths } from '#src/app/paths.ts';
import { texts } from '#src/texts/texts.ts';
import { LoadError, Waiting } from '#src/ui/load-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';
import { PublicProfile } from './public-profile.tsx';

function NoSuchUser() {
  return (
    <Placeholder
      icon={<UserRoundX size={40} aria-hidden />}
      title={texts.errors.profileNotFound}
      hint={texts.errors.profileNotFoundHint}
    />
  );
}

function LoadedProfile({ id }: { id: UserRef }) {
  const queries = useQueryClient();
  const queryKey = ['user', id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
  });
  const retry = () => {
    void queries
      .cancelQueries({ queryKey })
      .then(() => queries.refetchQueries({ queryKey }))
      .catch(() => undefined);
  };
  if (data) return <PublicProfile user={data} />;
  if (isMissing(error)) return <NoSuchUser />;
  return error ? <LoadError error={error} onRetry={retry} /> : <Waiting onRetry={retry} />;
}

/** Another person's public profile (spec §2, `/user/:id`). */
export default function UserPage() {
  const { id } = useParams();
  const ref = UserRef.safeParse(id);
  return (
    <Page title={texts.profile.title} parent={paths.home}>
      {ref.success ? <LoadedProfile id={ref.data} /> : <NoSuchUser />}
    </Page>
  );
}
