import type { VacancyDetails } from '@kollab/contract';
import Share2 from 'lucide-react/icons/share-2';
import { telegram } from '#src/telegram/telegram.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { useShare } from '#src/shared/sharing/use-share.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

export function ShareVacancy({ vacancy }: { vacancy: VacancyDetails }) {
  const share = useShare(vacancy.projectId, vacancy.id);
  if (vacancy.isClosed || telegram().user === undefined) return null;
  return (
    <Section>
      <Cell icon={Share2} onClick={share}>
        {safetyTexts.share.share}
      </Cell>
    </Section>
  );
}
