import { paths, readId } from '@kollab/contract';
import FolderSearch from 'lucide-react/icons/folder-search';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { isMissing } from '#src/api/failure.ts';
import { projectQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { SkeletonSections } from '#src/kit/layout/skeleton.tsx';
import { NotThere } from '#src/kit/layout/not-there.tsx';
import { soughtOf } from '#src/shared/project/open-vacancies.ts';
import { SharedCover } from '#src/shared/project/shared-cover.tsx';
import ProjectContent from './project-content.tsx';
import { type KnownProject, ProjectCover } from './project-cover.tsx';
import { isShown } from './project-stand.ts';
import { Finished } from './moments/finished.tsx';
import { Joined } from './moments/joined.tsx';

function NoSuchProject() {
  const { notFound, notFoundHint, seeProjects } = projectTexts.projectPage;
  const way = { to: paths.projects, text: seeProjects };
  return <NotThere icon={FolderSearch} title={notFound} hint={notFoundHint} way={way} />;
}

function Content({ projectId }: { projectId: string }) {
  const { data: project, error, retry } = useLoad(projectQuery(projectId));
  const told = useSearchParams()[0];
  const { state } = useLocation() as { state: { card?: KnownProject } | null };
  const { loadFailed } = projectTexts.projectPage;
  if (isMissing(error)) return <NoSuchProject />;
  const { isOwner = false, isMember = false } = project?.viewer ?? {};
  if (project && told.has('joined') && isMember && !isOwner) return <Joined project={project} />;
  const isOver = project?.isFinished && isShown(project);
  if (isOver && told.has('finished') && (isOwner || isMember))
    return <Finished project={project} />;
  // The card that was pressed says enough for a cover.
  const known = project ?? state?.card;
  if (known?.id !== projectId)
    return <LoadState error={error} title={loadFailed} onRetry={retry} />;
  return (
    <>
      <SharedCover projectId={projectId}>
        <ProjectCover project={known} sought={project && soughtOf(project)} />
      </SharedCover>
      {project ? (
        <ProjectContent project={project} />
      ) : (
        <LoadState error={error} title={loadFailed} shapes={<SkeletonSections />} onRetry={retry} />
      )}
    </>
  );
}

/** A project (spec §2, `/project/:projectId/details`). */
export default function ProjectPage() {
  const id = readId(useParams().projectId);
  return (
    <Page
      title={projectTexts.projectPage.title}
      parent={telegram().user && paths.projects}
      beginsWithName
    >
      {id ? <Content key={id} projectId={id} /> : <NoSuchProject />}
    </Page>
  );
}
