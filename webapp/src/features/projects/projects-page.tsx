import Rocket from 'lucide-react/icons/rocket';
import { texts } from '#src/texts/texts.ts';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';

export default function ProjectsPage() {
  const { title, empty, hint } = texts.projects;
  return (
    <Page title={title} hasTabbar>
      <Placeholder icon={<Rocket size={40} aria-hidden />} title={empty} hint={hint} />
    </Page>
  );
}
