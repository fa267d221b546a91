import { paths, type Project } from '@kollab/contract';
import FolderOpen from 'lucide-react/icons/folder-open';
import SquarePlus from 'lucide-react/icons/square-plus';
import { Suspense } from 'react';
import { teamOf } from '#src/shared/team/faces.tsx';
import { namesOf, TeamMoment } from '#src/shared/team/team-moment.tsx';
import { useShare } from '#src/shared/sharing/use-share.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { publishedOf, storyOf } from '#src/shared/sharing/project-story.ts';
import styles from './moment.module.css';

const ProjectWork = lazyWithPreload(() => import('#src/shared/confirmations/project-work.tsx'));

/** That one's project has reached its end: with whom, whom to tell, and what is left to confirm. */
export function Finished({ project }: { project: Project }) {
  const { id, name, viewer } = project;
  const own = telegram().user?.telegramId;
  const team = teamOf(project);
  const me = team.find(({ telegramId }) => telegramId === own);
  const others = team.filter((one) => one !== me);
  const share = useShare(id);
  const story = storyOf(publishedOf(project));
  const words = roomTexts.finished;
  const role = viewer.isOwner ? projectTexts.panel.owner : (me?.role ?? null);
  return (
    <>
      <TeamMoment
        isFull
        project={project}
        people={me ? [me, ...others] : others}
        title={words.title}
        lines={[
          roomTexts.moments.as(name, role),
          others.length > 0 ? words.together(namesOf(others)) : words.alone,
        ]}
      />
      <div className={styles.step}>
        <Button onClick={share}>{words.share}</Button>
      </div>
      <Section>
        {story && (
          <Cell isAccent icon={SquarePlus} onClick={story}>
            {roomTexts.sharing.story}
          </Cell>
        )}
        <Cell isAccent icon={FolderOpen} to={paths.project(id)} replace>
          {words.openProject}
        </Cell>
      </Section>
      <Suspense>
        <ProjectWork projectId={id} isOwner={viewer.isOwner} />
      </Suspense>
    </>
  );
}
