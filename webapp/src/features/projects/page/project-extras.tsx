import type { Project } from '@kollab/contract';
import Share2 from 'lucide-react/icons/share-2';
import { safetyTexts } from '#src/texts/safety.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { ReportCell } from '#src/shared/reports/report-cell.tsx';
import { useShare } from '#src/shared/sharing/use-share.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { isShown } from './project-stand.ts';
import { ModeratorTools } from './moderator-tools.tsx';

/** What anyone in Telegram may do about a project: pass it on, or report it. */
export function ProjectExtras({ project }: { project: Project }) {
  const share = useShare(project.id);
  const { isOwner } = project.viewer;
  if (isOwner && !isShown(project)) return null;
  // Of others only moderators are told how a project stands with them.
  const mayTakeDown = !isOwner && !project.isDeleted && project.moderationStatus !== null;
  return (
    <>
      <Section>
        {isShown(project) && (
          <Cell icon={Share2} onClick={share}>
            {safetyTexts.share.share}
          </Cell>
        )}
        {!isOwner && <ReportCell about={{ projectId: project.id }} />}
      </Section>
      {mayTakeDown && <ModeratorTools project={project} />}
    </>
  );
}
