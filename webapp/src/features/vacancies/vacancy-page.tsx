import { paths, readId } from '@kollab/contract';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { useLocation, useParams } from 'react-router-dom';
import { isMissing } from '#src/api/failure.ts';
import { vacancyQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { NotThere } from '#src/kit/layout/not-there.tsx';
import { OwnMatch, showsMatch } from './own-match.tsx';
import { ShareVacancy } from './share-vacancy.tsx';
import { VacancyFoot, VacancyState } from './vacancy-actions.tsx';
import { type GlanceCard, idOf, VacancyGlance } from './vacancy-glance.tsx';
import { VacancyHead, VacancyText } from './vacancy-text.tsx';
import styles from './vacancy-text.module.css';
import { MatchedPeople } from './matched-people.tsx';

function NoSuchVacancy() {
  const { notFound, notFoundHint, seeProjects } = projectTexts.vacancy;
  const way = { to: paths.projects, text: seeProjects };
  return <NotThere icon={BriefcaseBusiness} title={notFound} hint={notFoundHint} way={way} />;
}

function Content({ projectId, vacancyId }: { projectId: string; vacancyId: string }) {
  const { data: vacancy, error, retry } = useLoad(vacancyQuery(projectId, vacancyId));
  const { state } = useLocation() as { state: { card?: GlanceCard } | null };
  if (isMissing(error)) return <NoSuchVacancy />;
  if (vacancy) {
    return (
      <>
        <VacancyHead vacancy={vacancy} />
        <VacancyState vacancy={vacancy} />
        <OwnMatch vacancy={vacancy} />
        {vacancy.viewer.isOwner && !vacancy.isClosed && <MatchedPeople vacancy={vacancy} />}
        <VacancyText vacancy={vacancy} areSkillsShown={showsMatch(vacancy)} />
        <ShareVacancy vacancy={vacancy} />
        <VacancyFoot vacancy={vacancy} />
      </>
    );
  }
  const card = state?.card;
  const { rest } = projectTexts.vacancy;
  if (!card || idOf(card) !== vacancyId) return <LoadState error={error} onRetry={retry} />;
  const shapes = <output className={styles.rest} aria-label={texts.common.loading} />;
  return (
    <VacancyGlance card={card} isLost={error !== null}>
      <LoadState error={error} title={rest} shapes={shapes} onRetry={retry} />
    </VacancyGlance>
  );
}

/** Spec §2, `/vacancy/:projectId/:vacancyId`. */
export default function VacancyPage() {
  const params = useParams();
  const projectId = readId(params.projectId);
  const vacancyId = readId(params.vacancyId);
  const home = telegram().user && paths.projects;
  return (
    <Page
      title={projectTexts.vacancy.title}
      parent={projectId ? paths.project(projectId) : home}
      beginsWithName
    >
      {projectId && vacancyId ? (
        <Content key={vacancyId} projectId={projectId} vacancyId={vacancyId} />
      ) : (
        <NoSuchVacancy />
      )}
    </Page>
  );
}
