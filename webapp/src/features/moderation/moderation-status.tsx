import type { ModerationHistory } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/app/paths.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/section.tsx';
import { Timeline } from '#src/ui/timeline.tsx';
import { ChangesList } from './changes-list.tsx';
import { EarlierSubmissions } from './earlier-submissions.tsx';
import { submissionsOf, timelineSteps } from './timeline-steps.ts';

/** How the own submission stands, what is in it, and what came before. */
export function ModerationStatus({ history }: { history: ModerationHistory }) {
  const navigate = useNavigate();
  const isRejected = history.moderationStatus?.toLowerCase() === 'rejected';
  const { title, underReview, returned, resend } = texts.moderation;
  return (
    <>
      <Section>
        <Timeline label={title} steps={timelineSteps(history)} />
      </Section>
      {history.changes.length > 0 && (
        <Section title={isRejected ? returned : underReview}>
          <ChangesList changes={history.changes} names={texts.profile.fields} />
        </Section>
      )}
      {isRejected && (
        <Section>
          <Button onClick={() => void navigate(paths.homeInEditMode)}>{resend}</Button>
        </Section>
      )}
      <EarlierSubmissions submissions={submissionsOf(history.events).slice(0, -1)} />
    </>
  );
}
