import Rocket from 'lucide-react/icons/rocket';
import { texts } from '#src/texts/texts.ts';
import { Placeholder } from '#src/ui/placeholder.tsx';

/** Approved projects (spec §2, `/followers`). */
export function ProjectsSegment() {
  const { empty, hint } = texts.projects;
  return <Placeholder icon={<Rocket size={40} aria-hidden />} title={empty} hint={hint} />;
}
