import { type Project, type Share, shareProject } from '@kollab/contract';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense } from 'react';
import { safetyTexts } from '#src/texts/safety.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { later } from '#src/kit/lib/later.tsx';
import { ReportCell } from '#src/entities/reports/report-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { shareLink } from '#src/telegram/chat-link.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { showSnackbar } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

async function offer(share: Share) {
  const client = telegram();
  const { sharePrepared, presence } = client;
  const { preparedMessageId } = share;
  if (sharePrepared && presence.get() === 'answering' && preparedMessageId !== null) {
    if (await sharePrepared(preparedMessageId)) return;
  }
  client.openLink(shareLink(share.url, share.text));
}

/** Passes a project on: as a prepared message where the client can, else as a link. */
function useShare(projectId: string) {
  const { run } = useAction({
    perform: () => call(shareProject, { params: { projectId }, body: {} }),
    onSuccess: offer,
    onError: (error) => showSnackbar(refusalOf(error) ?? safetyTexts.share.failed),
  });
  return () => run();
}

const ModeratorTools = later(() => import('./moderator-tools.tsx'));

const isApproved = ({ status, isArchived, isDeleted }: Project) =>
  status === 'одобрено' && !isArchived && !isDeleted;

/** What anyone in Telegram may do about a project: pass it on, or report it. */
export function ProjectExtras({ project }: { project: Project }) {
  const share = useShare(project.id);
  const { isOwner } = project.viewer;
  if (isOwner && !isApproved(project)) return null;
  // Of others only moderators are told how a project stands with them.
  const mayTakeDown = !isOwner && !project.isDeleted && project.moderationStatus !== null;
  return (
    <>
      <Section>
        {isApproved(project) && (
          <Cell icon={Share2} onClick={share}>
            {safetyTexts.share.share}
          </Cell>
        )}
        {!isOwner && <ReportCell about={{ projectId: project.id }} />}
      </Section>
      {mayTakeDown && (
        <Suspense>
          <ModeratorTools project={project} />
        </Suspense>
      )}
    </>
  );
}
