import { leaveProject, paths, type Project, readId, startParamOf } from '@kollab/contract';
import FolderSearch from 'lucide-react/icons/folder-search';
import { useParams, useSearchParams } from 'react-router-dom';
import { isMissing } from '#src/api/failure.ts';
import { projectQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { NotThere } from '#src/kit/layout/not-there.tsx';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { FollowProjectButton } from '#src/entities/feed/follow-project-button.tsx';
import { SaveButton } from '#src/entities/saved/save-button.tsx';
import { OwnerTools } from '#src/entities/projects/owner-tools.tsx';
import { ProjectSections } from '#src/entities/projects/project-sections.tsx';
import { ProjectExtras } from './project-extras.tsx';
import { InvitedCard } from './invited-card.tsx';
import { ProjectPageStatus } from './project-page-status.tsx';
import { TeamContacts } from './team-contacts.tsx';
import { Suspense, useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { coverColours } from '#src/entities/projects/cover-colours.ts';
import styles from './project-page.module.css';
import LogOut from 'lucide-react/icons/log-out';
import { call } from '#src/api/api.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { later } from '#src/kit/lib/later.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useOwnerCall } from '#src/entities/projects/owner-tools-call.ts';
import { Pattern } from '#src/kit/content/pattern.tsx';
import { Section } from '#src/kit/layout/section.tsx';

const Joined = later(() => import('./joined.tsx'));

/** The way out of a team that one is a member of; asks first. */
function TeamLeave({ projectId }: { projectId: string }) {
  const { run } = useOwnerCall();
  const words = projectTexts.projectPage;
  const leave = async () => {
    if (!(await askFirst(words.leaveQuestion, words.leave))) return;
    run(
      () => call(leaveProject, { body: { projectId } }),
      { done: words.left, failed: words.leaveFailed },
      focusPage,
    );
  };
  return (
    <Section>
      <Cell isGrave icon={LogOut} onClick={() => void leave()}>
        {words.leave}
      </Cell>
    </Section>
  );
}

/** The cover or a pattern, its gradient taken from the picture's colours, and the name over it. */
function ProjectPageCover({ project }: { project: Project }) {
  const [failed, setFailed] = useState<string>();
  const source = fileUrl(project.coverImage);
  const isShown = source && source !== failed;
  return (
    <header
      className={styles.cover}
      style={coverColours(project)}
      data-picture={isShown ? true : undefined}
      data-testid="project-cover"
    >
      {isShown ? (
        <img className={styles.picture} src={source} alt="" onError={() => setFailed(source)} />
      ) : (
        <Pattern seed={project.id} />
      )}
      <div className={styles.text}>
        <p className="small">{project.stage}</p>
        <h2 className={styles.name}>{project.name}</h2>
      </div>
    </header>
  );
}

/** The way to hear more of a project, and to find it again. */
function ProjectMarks({ projectId }: { projectId: string }) {
  return (
    <div className={styles.marks}>
      <FollowProjectButton projectId={projectId} />
      <SaveButton kind="project" id={projectId} />
    </div>
  );
}

/** A project with what the viewer may do about it. */
function ProjectPageContent({ project }: { project: Project }) {
  const { isOwner, isMember, isInvited } = project.viewer;
  return (
    <>
      <ProjectPageCover project={project} />
      {!isOwner && telegram().user !== undefined && <ProjectMarks projectId={project.id} />}
      {isInvited && <InvitedCard project={project} />}
      {isOwner && <ProjectPageStatus project={project} />}
      <ProjectSections project={project} />
      {(isOwner || isMember) && <TeamContacts participants={project.participants} />}
      {isOwner && <OwnerTools project={project} />}
      {isMember && !isOwner && <TeamLeave projectId={project.id} />}
      {telegram().user !== undefined && <ProjectExtras project={project} />}
      {telegram().user === undefined && (
        <OpenInTelegram startParam={startParamOf({ screen: 'project', projectId: project.id })} />
      )}
    </>
  );
}

function NoSuchProject() {
  const { notFound, notFoundHint, seeProjects } = projectTexts.projectPage;
  const way = { to: paths.projects, text: seeProjects };
  return <NotThere icon={FolderSearch} title={notFound} hint={notFoundHint} way={way} />;
}

function Content({ projectId }: { projectId: string }) {
  const { data: project, error, retry } = useLoad(projectQuery(projectId));
  const isJoined = useSearchParams()[0].has('joined');
  if (isMissing(error)) return <NoSuchProject />;
  if (project && isJoined && project.viewer.isMember && !project.viewer.isOwner) {
    return (
      <Suspense>
        <Joined project={project} />
      </Suspense>
    );
  }
  if (project) return <ProjectPageContent project={project} />;
  return <LoadState error={error} title={projectTexts.projectPage.loadFailed} onRetry={retry} />;
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
