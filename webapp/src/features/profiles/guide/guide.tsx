import { paths, type User } from '@kollab/contract';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Progress } from '#src/kit/content/progress.tsx';
import { CoversTabbar } from '#src/kit/layout/covers-tabbar.tsx';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { guideStepFor } from '#src/shared/person/draft/own-completion.ts';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { nextToAdd } from '#src/features/profiles/sending/completion-rows.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { useModerationNews } from '#src/features/profiles/moderation/use-moderation-news.ts';
import { DoneStep } from './done-step.tsx';
import styles from './guide.module.css';
import { SendStep } from './send-step.tsx';
import { FieldsStep } from './fields-step.tsx';
import { SkillsStep } from './skills-step.tsx';
import { LookingForTeamSection } from '#src/features/profiles/fields/looking-for-team.tsx';

const words = fieldTexts.guide;

const steps: readonly { title: string; hint: string; show: (me: User) => ReactNode }[] = [
  { ...words.person, show: (me) => <FieldsStep me={me} of="person" /> },
  { ...words.skills, show: (me) => <SkillsStep me={me} /> },
  { ...words.study, show: (me) => <FieldsStep me={me} of="study" /> },
  { ...words.team, show: (me) => <LookingForTeamSection me={me} /> },
  { ...words.send, show: (me) => <SendStep me={me} /> },
];

function Head({ at, hint }: { at: number; hint: string }) {
  const count = steps.length;
  const navigate = useNavigate();
  const leave = () => void navigate(paths.home, { replace: true });
  return (
    <div className={styles.head}>
      <Progress label={words.progress(at, count)} percent={(at / count) * 100} />
      <div className={styles.line}>
        <p className={styles.count}>{words.progress(at, count)}</p>
        <SecondAction text={words.later} isCompact onClick={leave} />
      </div>
      <p>{hint}</p>
    </div>
  );
}

/** Newcomers pass through all steps, others through what is left. */
function isLeft({ me, completion, unsent }: ReturnType<typeof useOwnProfile>, at: number) {
  if (me.moderationStatus === null || unsent.size > 0) return true;
  return at < steps.length && guideStepFor(completion.missing) !== undefined;
}

function Done({ me }: { me: User }) {
  const { telegramId, moderationStatus } = me;
  useModerationNews(me);
  const isWaiting = moderationStatus !== null && moderationStatus !== 'Approved';
  const ask = useEffectEvent(() => isWaiting && void askToWriteOnce(telegramId));
  useEffect(() => () => void ask(), []);
  if (moderationStatus === 'Rejected') return <Navigate to={paths.moderation} replace />;
  const isApproved = moderationStatus === 'Approved';
  const { title, approved } = words.done;
  return (
    <Page title={isApproved ? approved : title} parent={paths.home} hasTabbar>
      <DoneStep isApproved={isApproved} />
    </Page>
  );
}

/** Each step is kept as it is typed, and none has to be. */
export default function Guide() {
  const own = useOwnProfile();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const at = Math.min(Math.max(Number(params.get('guide')) || 1, 1), steps.length);
  const parent = at > 1 ? paths.guide(at - 1) : paths.home;
  const step = steps[at - 1];
  if (!step || !isLeft(own, at)) return <Done key="done" me={own.me} />;
  const { title, hint } = at === steps.length && nextToAdd(own) ? words.almost : step;
  return (
    <Page key={at} title={title} parent={parent}>
      <Head at={at} hint={hint} />
      {step.show(own.me)}
      <CoversTabbar />
      {at < steps.length && (
        <MainAction text={words.next} onClick={() => void navigate(paths.guide(at + 1))} />
      )}
    </Page>
  );
}
