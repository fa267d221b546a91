import { paths } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { vacancyQuery } from '#src/api/projects.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { ApplyForm } from './apply-form.tsx';
import { isNowhere, NotThere } from './not-there.tsx';

function Content({ projectId, vacancyId }: { projectId: string; vacancyId: string }) {
  const query = vacancyQuery(projectId, vacancyId);
  const { data, error } = useQuery(query);
  const retry = useRetry(query.queryKey);
  if (isNowhere(error)) {
    const link = { to: paths.projects, text: applicationTexts.applications.findProject };
    return (
      <NotThere
        title={applicationTexts.apply.missing}
        hint={applicationTexts.apply.missingHint}
        link={link}
      />
    );
  }
  if (data) return <ApplyForm vacancy={data} />;
  return error ? <LoadError error={error} onRetry={retry} /> : <Waiting onRetry={retry} />;
}

/** Applying to a vacancy (spec §2, `/applicationform/:projectId/:vacancyId`). */
export default function ApplyPage() {
  const { projectId = '', vacancyId = '' } = useParams();
  return (
    <Page title={applicationTexts.apply.title} parent={paths.vacancy(projectId, vacancyId)}>
      <Content projectId={projectId} vacancyId={vacancyId} />
    </Page>
  );
}
