import { limits, paths, profileCompletion } from '@kollab/contract';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useMe } from '#src/api/me.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

export function LowCompletion() {
  const { percent } = profileCompletion(useMe());
  if (percent >= limits.completionToCreateProject) return null;
  const { lowCompletion, completeProfile } = ownProjectTexts.ownProjects;
  return (
    <Section note={lowCompletion}>
      <Cell to={paths.home} isAccent icon={UserRoundPen}>
        {completeProfile}
      </Cell>
    </Section>
  );
}
