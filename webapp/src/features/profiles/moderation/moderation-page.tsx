import { paths } from '@kollab/contract';
import FileClock from 'lucide-react/icons/file-clock';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useMe, useMeCache } from '#src/api/me.ts';
import { useRetry } from '#src/api/load.ts';
import { useModerationHistory } from '#src/api/moderation-history.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { ModerationStatus } from './moderation-status.tsx';
import { Approved } from './approved.tsx';

function NeverSubmitted() {
  const navigate = useNavigate();
  const { never, neverHint, fill } = moderationTexts.moderation;
  return (
    <Placeholder icon={FileClock} title={never} hint={neverHint}>
      <Button onClick={() => void navigate(paths.homeInEditMode, { replace: true })}>{fill}</Button>
    </Placeholder>
  );
}

/** The own profile is fetched anew when the decision comes while one looks on. */
function useDecision(status: string | null | undefined) {
  const me = useMe();
  const { refresh } = useMeCache();
  const isNews = status !== undefined && status !== me.moderationStatus;
  const tell = useEffectEvent(() => {
    if (status === 'Approved') {
      telegram().haptic('success');
      showToast(moderationTexts.moderation.approvedNow);
    }
    refresh();
  });
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}

function Content() {
  const { telegramId } = useMe();
  const [params] = useSearchParams();
  const { data, error } = useModerationHistory(telegramId, true);
  useDecision(data?.moderationStatus);
  const retry = useRetry(['moderation-history']);
  if (!data) {
    return <LoadState error={error} onRetry={retry} />;
  }
  const isApproved = data.moderationStatus === 'Approved';
  if (isApproved && params.has('approved')) {
    return <Approved />;
  }
  if (isApproved && !params.has('history')) return <Navigate to={paths.profileAlias} replace />;
  if (data.moderationStatus === null) return <NeverSubmitted />;
  return <ModerationStatus history={data} />;
}

/** Asked every 10 seconds (spec §4). */
export default function ModerationPage() {
  const { moderationStatus } = useMe();
  const [params] = useSearchParams();
  return (
    <Page
      title={moderationTexts.moderation.title}
      parent={paths.home}
      // A celebration says itself what it is about.
      beginsWithName={moderationStatus === 'Approved' && params.has('approved')}
    >
      <Content />
    </Page>
  );
}
