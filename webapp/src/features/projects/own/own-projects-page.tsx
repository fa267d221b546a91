import {
  limits,
  listProjectsOf,
  listTeamProjects,
  paths,
  type User,
  profileCompletion,
  type ProjectCard,
} from '@kollab/contract';
import FilePen from 'lucide-react/icons/file-pen';
import Send from 'lucide-react/icons/send';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { ownApplicationsQuery, withoutDuplicates } from '#src/api/application-lists.ts';
import { polled } from '#src/api/load.ts';
import { callPage } from '#src/api/api.ts';
import { uniqueBy, pagesQuery, usePages } from '#src/api/pages.ts';
import { useMe } from '#src/api/me.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import teamPicture from '#src/kit/pictures/team.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { showAlert } from '#src/kit/notices/notices.ts';
import { FoundWaiting } from '#src/shared/project/found-list.tsx';
import { OwnProjectCard } from './own-project-card.tsx';
import styles from '#src/features/projects/draft/own-projects.module.css';
import { newPlace, projectDrafts } from '#src/features/projects/draft/project-draft.ts';

const lists = { own: listProjectsOf, team: listTeamProjects } as const;

const ownProjectsQuery = (telegramId: number, kind: keyof typeof lists = 'own') => ({
  ...pagesQuery(['projects', kind, telegramId], (cursor, options) =>
    callPage(lists[kind], { params: { telegramId }, query: { cursor } }, options),
  ),
  ...polled(),
});

const unique = uniqueBy(({ id }: ProjectCard) => id);

function OwnApplications({ telegramId }: { telegramId: number }) {
  const { items, more } = usePages(ownApplicationsQuery(telegramId), withoutDuplicates);
  return (
    <Cell
      to={paths.ownApplications}
      icon={Send}
      after={items?.length ? <span>{more.hasMore ? `${items.length}+` : items.length}</span> : null}
    >
      {profileTexts.profile.ownApplications}
    </Cell>
  );
}

function TeamProjects({ telegramId }: { telegramId: number }) {
  const { items: projects, more } = usePages(ownProjectsQuery(telegramId, 'team'), unique);
  if (!projects?.length) return null;
  return (
    <div data-testid="team-projects">
      <h2 className={styles.heading}>{ownProjectTexts.ownProjects.inTeam}</h2>
      {projects.map((project) => (
        <OwnProjectCard key={project.id} project={project} isMember />
      ))}
      <ListEnd {...more} />
    </div>
  );
}

function ProjectList({ telegramId, hasDraft }: { telegramId: number; hasDraft: boolean }) {
  const { items: projects, error, retry, more } = usePages(ownProjectsQuery(telegramId), unique);
  const team = usePages(ownProjectsQuery(telegramId, 'team'), unique);
  if (!projects || (projects.length === 0 && !team.items && !team.error)) {
    return <LoadState error={error} shapes={<FoundWaiting />} onRetry={retry} />;
  }
  // Who builds along with others does have projects, and who began one sees it above.
  if (projects.length === 0 && (hasDraft || team.items?.length)) return null;
  if (projects.length === 0) {
    const { empty, emptyHint } = ownProjectTexts.ownProjects;
    return <Placeholder picture={teamPicture} title={empty} hint={emptyHint} />;
  }
  return (
    <>
      {projects.map((project) => (
        <OwnProjectCard key={project.id} project={project} />
      ))}
      <ListEnd {...more} />
    </>
  );
}

/** Fetched when needed: few come so far with so little in their profile. */
const explainLowCompletion = (...asked: [User, NavigateFunction]) =>
  import('#src/shared/person/draft/low-completion.ts')
    .then(({ sayLowCompletion }) => sayLowCompletion(...asked))
    .catch(() => showAlert(ownProjectTexts.ownProjects.lowCompletion));

/** Spec §2. */
export default function OwnProjectsPage() {
  const me = useMe();
  const navigate = useNavigate();
  const draft = projectDrafts.use(me.telegramId, newPlace).values;
  const hasDraft = Object.keys(draft).length > 0;
  const { add, continueDraft, untitled } = ownProjectTexts.ownProjects;
  const title = profileTexts.profile.ownProjects;
  const open = () => {
    if (profileCompletion(me).percent < limits.completionToCreateProject) {
      void explainLowCompletion(me, navigate);
      return;
    }
    void navigate(paths.createProject, { state: paths.ownProjects });
  };
  return (
    <Page title={title} parent={paths.projects}>
      <Section>
        <OwnApplications telegramId={me.telegramId} />
        {hasDraft && (
          <Cell icon={FilePen} detail={draft.name?.trim() || untitled} onClick={open}>
            {continueDraft}
          </Cell>
        )}
      </Section>
      <ProjectList telegramId={me.telegramId} hasDraft={hasDraft} />
      <TeamProjects telegramId={me.telegramId} />
      <MainAction text={add} onClick={open} />
    </Page>
  );
}
