import { paths, readId } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import FolderSearch from 'lucide-react/icons/folder-search';
import { useParams } from 'react-router-dom';
import { isMissing } from '#src/api/failure.ts';
import { projectQuery } from '#src/api/projects.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { NotThere } from '#src/entities/projects/not-there.tsx';
import { ProjectPageContent } from './project-page-content.tsx';

function NoSuchProject() {
  const { notFound, notFoundHint, seeProjects } = projectTexts.projectPage;
  const icon = <FolderSearch size={40} aria-hidden />;
  return <NotThere icon={icon} title={notFound} hint={notFoundHint} way={seeProjects} />;
}

function Content({ projectId }: { projectId: string }) {
  const query = projectQuery(projectId);
  const { data: project, error } = useQuery(query);
  const retry = useRetry(query.queryKey);
  if (isMissing(error)) return <NoSuchProject />;
  if (project) return <ProjectPageContent project={project} />;
  return error ? (
    <LoadError error={error} title={projectTexts.projectPage.loadFailed} onRetry={retry} />
  ) : (
    <Waiting onRetry={retry} />
  );
}

/** A project (spec §2, `/project/:projectId/details`). */
export default function ProjectPage() {
  const id = readId(useParams().projectId);
  return (
    <Page title={projectTexts.projectPage.title} parent={telegram().user && paths.projects}>
      {id ? <Content key={id} projectId={id} /> : <NoSuchProject />}
    </Page>
  );
}
