import { paths, type User } from '@kollab/contract';
import { Suspense, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { SkeletonSections } from '#src/kit/layout/skeleton.tsx';
import { later } from '#src/kit/lib/later.tsx';
import { Progress } from '#src/kit/content/progress.tsx';
import { CoversTabbar } from '#src/kit/layout/covers-tabbar.tsx';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { DoneStep } from './done-step.tsx';
import styles from './guide.module.css';
import { SendStep } from './send-step.tsx';

const words = fieldTexts.guide;

const Fields = later(() => import('./fields-step.tsx'));
const Skills = later(() => import('./skills-step.tsx'));
const Team = later(() => import('#src/features/profiles/fields/looking-for-team.tsx'));

const steps: readonly { title: string; hint: string; show: (me: User) => ReactNode }[] = [
  { ...words.person, show: (me) => <Fields me={me} of="person" /> },
  { ...words.skills, show: (me) => <Skills me={me} /> },
  { ...words.study, show: (me) => <Fields me={me} of="study" /> },
  { ...words.team, show: (me) => <Team me={me} /> },
  { ...words.send, show: (me) => <SendStep me={me} /> },
];

function Head({ at, hint }: { at: number; hint: string }) {
  const count = steps.length;
  return (
    <div className={styles.head}>
      <Progress label={words.progress(at, count)} percent={(at / count) * 100} />
      <p className={styles.count}>{words.progress(at, count)}</p>
      <p>{hint}</p>
    </div>
  );
}

/** The profile of a newcomer, a step at a time: each is kept as it is typed, and none has to be. */
export default function Guide() {
  const me = useMe();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const at = Math.min(Math.max(Number(params.get('guide')) || 1, 1), steps.length);
  const parent = at > 1 ? paths.guide(at - 1) : paths.home;
  const step = steps[at - 1];
  const leave = () => void navigate(paths.home, { replace: true });
  if (!step || me.moderationStatus !== null) {
    return (
      <Page key="done" title={words.done.title} parent={paths.home} hasTabbar>
        <DoneStep />
      </Page>
    );
  }
  return (
    <Page key={at} title={step.title} parent={parent} hasTabbar>
      <Head at={at} hint={step.hint} />
      <Suspense fallback={<SkeletonSections />}>{step.show(me)}</Suspense>
      <CoversTabbar />
      <SecondAction text={words.later} onClick={leave} />
      {at < steps.length && (
        <MainAction text={words.next} onClick={() => void navigate(paths.guide(at + 1))} />
      )}
    </Page>
  );
}
