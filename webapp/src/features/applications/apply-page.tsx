import { paths } from '@kollab/contract';
import { useParams } from 'react-router-dom';
import { vacancyQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { ApplyForm } from './apply-form.tsx';
import { isNowhere, NotThere } from './parts/not-there.tsx';

function Content({ projectId, vacancyId }: { projectId: string; vacancyId: string }) {
  const { data, error, retry } = useLoad(vacancyQuery(projectId, vacancyId));
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
  return <LoadState error={error} onRetry={retry} />;
}

/** Spec §2, `/applicationform/:projectId/:vacancyId`. */
export default function ApplyPage() {
  const { projectId = '', vacancyId = '' } = useParams();
  return (
    <Page title={applicationTexts.apply.title} parent={paths.vacancy(projectId, vacancyId)}>
      <Content projectId={projectId} vacancyId={vacancyId} />
    </Page>
  );
}
