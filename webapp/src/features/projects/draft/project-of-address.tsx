import { paths, type Project } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isMissing } from '#src/api/failure.ts';
import { projectQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

interface ProjectOfAddressProps {
  title: string;
  parentOf: (projectId: string) => string;
  /** The project that `?project=` names, for its owner; undefined where it names none. */
  children: (project: Project | undefined) => ReactNode;
}

function NoProject({ title, hint }: { title: string; hint?: string }) {
  return (
    <Placeholder icon={CircleAlert} title={title} hint={hint} isAlert>
      <ButtonLink to={paths.ownProjects}>{projectFormTexts.projectForm.toOwnProjects}</ButtonLink>
    </Placeholder>
  );
}

function OwnProject({ id, title, parentOf, children }: ProjectOfAddressProps & { id: string }) {
  const { data: project, error, retry } = useLoad(projectQuery(id));
  const { loadFailed, notFound, notFoundHint, notOwner } = projectFormTexts.projectForm;
  if (project?.viewer.isOwner) return children(project);
  return (
    <Page title={title} parent={isMissing(error) ? paths.ownProjects : parentOf(id)}>
      {project && <NoProject title={notOwner} />}
      {isMissing(error) && <NoProject title={notFound} hint={notFoundHint} />}
      {!project && error && !isMissing(error) && (
        <LoadError error={error} title={loadFailed} onRetry={retry} />
      )}
      {!project && !error && <Waiting onRetry={retry} />}
    </Page>
  );
}

export function ProjectOfAddress({ children, ...page }: ProjectOfAddressProps) {
  const [params] = useSearchParams();
  const id = params.get('project');
  if (!id) return children(undefined);
  return (
    <OwnProject id={id} {...page}>
      {children}
    </OwnProject>
  );
}
