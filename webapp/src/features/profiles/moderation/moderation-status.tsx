import { appealProfile, type ModerationHistory, paths } from '@kollab/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { useMe, useMeCache } from '#src/api/me.ts';
import { useTypicalTime } from '#src/api/typical-time.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { AppealCell } from '#src/shared/moderation/appeal-cell.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { ChangesList } from '#src/shared/changes/changes-list.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Timeline } from '#src/kit/content/timeline.tsx';
import { EarlierSubmissions } from './earlier-submissions.tsx';
import styles from './moderation-status.module.css';
import { submissionsOf, timelineSteps } from './timeline-steps.ts';

function Appeal({ until }: { until: string | null }) {
  const { telegramId } = useMe();
  const { refresh } = useMeCache();
  const queries = useQueryClient();
  const onSent = () => {
    refresh();
    void queries.invalidateQueries({ queryKey: ['moderation-history'] }).catch(() => undefined);
  };
  return (
    <AppealCell
      subject="profile"
      telegramId={telegramId}
      until={until}
      onSend={(text) => call(appealProfile, { body: { telegramId, text } })}
      onSent={onSent}
    />
  );
}

export function ModerationStatus({ history }: { history: ModerationHistory }) {
  const navigate = useNavigate();
  const { moderationStatus: status } = history;
  const isRejected = status === 'Rejected';
  const isWaiting = status === 'Pending' || status === 'In_review';
  const typicalHours = useTypicalTime(isWaiting)?.profileHours;
  const { title, underReview, returned, resend } = moderationTexts.moderation;
  return (
    <>
      <Section>
        <Timeline label={title} steps={timelineSteps(history, { typicalHours })} />
      </Section>
      {history.changes.length > 0 && (
        <Section title={isRejected ? returned : underReview}>
          <ChangesList changes={history.changes} names={profileTexts.profile.fields} />
        </Section>
      )}
      {isRejected && (
        <>
          <div className={styles.resend}>
            <Button onClick={() => void navigate(paths.homeInEditMode)}>{resend}</Button>
          </div>
          <Section>
            <Appeal until={history.mayAppealUntil} />
          </Section>
        </>
      )}
      <EarlierSubmissions submissions={submissionsOf(history.events).slice(0, -1)} />
    </>
  );
}
