import { limits, paths, profileCompletion, type ProjectCard } from '@kollab/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import FilePen from 'lucide-react/icons/file-pen';
import Rocket from 'lucide-react/icons/rocket';
import Send from 'lucide-react/icons/send';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { applicationsOf, ownApplicationsQuery } from '#src/api/applications.ts';
import { useMe } from '#src/api/me.ts';
import { ownProjectsQuery } from '#src/api/own-projects.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { showAlert } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { OwnProjectCard } from './own-project-card.tsx';
import styles from '#src/features/projects/draft/own-projects.module.css';
import { newPlace, projectDraft } from '#src/features/projects/draft/project-draft.ts';

/** How many applications one has made, and the way to them. */
function OwnApplications({ telegramId }: { telegramId: number }) {
  const { data, hasNextPage } = useInfiniteQuery(ownApplicationsQuery(telegramId));
  const count = applicationsOf(data).length;
  return (
    <Cell
      to={paths.ownApplications}
      before={<Send size={22} aria-hidden />}
      after={data && <span>{hasNextPage ? `${count}+` : count}</span>}
    >
      {profileTexts.profile.ownApplications}
    </Cell>
  );
}

/** Others' projects that one builds along; nothing where there are none. */
function TeamProjects({ telegramId }: { telegramId: number }) {
  const list = useInfiniteQuery(ownProjectsQuery(telegramId, 'team'));
  const projects: ProjectCard[] = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (projects.length === 0) return null;
  return (
    <div data-testid="team-projects">
      <h2 className={styles.heading}>{ownProjectTexts.ownProjects.inTeam}</h2>
      {projects.map((project) => (
        <OwnProjectCard key={project.id} project={project} isMember />
      ))}
      <ListEnd
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage().catch(() => undefined)}
      />
    </div>
  );
}

function ProjectList({ telegramId }: { telegramId: number }) {
  const query = ownProjectsQuery(telegramId);
  const list = useInfiniteQuery(query);
  const retry = useRetry(query.queryKey);
  const projects: ProjectCard[] = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isError && !list.data) return <LoadError error={list.error} onRetry={retry} />;
  if (list.isPending) return <Waiting onRetry={retry} />;
  if (projects.length === 0) {
    const { empty, emptyHint } = ownProjectTexts.ownProjects;
    return <Placeholder icon={<Rocket size={40} aria-hidden />} title={empty} hint={emptyHint} />;
  }
  return (
    <>
      {projects.map((project) => (
        <OwnProjectCard key={project.id} project={project} />
      ))}
      <ListEnd
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage().catch(() => undefined)}
      />
    </>
  );
}

/** One's projects, one's applications and the way to a new project (spec §2). */
export default function OwnProjectsPage() {
  const me = useMe();
  const navigate = useNavigate();
  const draft = useStore(projectDraft(me.telegramId)).forms[newPlace];
  const { add, lowCompletion, continueDraft, untitled } = ownProjectTexts.ownProjects;
  const title = profileTexts.profile.ownProjects;
  const open = () => {
    if (profileCompletion(me).percent < limits.completionToCreateProject) {
      telegram().haptic('error');
      void showAlert(lowCompletion);
      return;
    }
    void navigate(paths.createProject, { state: paths.ownProjects });
  };
  return (
    <Page title={title} parent={paths.projects}>
      <Section>
        <OwnApplications telegramId={me.telegramId} />
        {draft && (
          <Cell
            before={<FilePen size={22} aria-hidden />}
            detail={draft.name?.trim() || untitled}
            onClick={open}
          >
            {continueDraft}
          </Cell>
        )}
      </Section>
      <ProjectList telegramId={me.telegramId} />
      <TeamProjects telegramId={me.telegramId} />
      <MainAction text={add} onClick={open} />
    </Page>
  );
}
