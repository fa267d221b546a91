import { startParamOf, type VacancyDetails } from '@kollab/contract';
import Share2 from 'lucide-react/icons/share-2';
import { chatLink, shareLink } from '#src/telegram/chat-link.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

/** Passes a vacancy on that takes people, as a link into Telegram, where the bot is known. */
export function ShareVacancy({ vacancy }: { vacancy: VacancyDetails }) {
  const { id, projectId, title, projectTitle, isClosed } = vacancy;
  const link = chatLink(startParamOf({ screen: 'vacancy', projectId, vacancyId: id }));
  if (!link || isClosed || telegram().user === undefined) return null;
  return (
    <Section>
      <Cell
        icon={Share2}
        onClick={() => telegram().openLink(shareLink(link, `${title} · ${projectTitle}`))}
      >
        {safetyTexts.share.share}
      </Cell>
    </Section>
  );
}
