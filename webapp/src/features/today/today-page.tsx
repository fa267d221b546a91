import { paths, sayFacts, type Today as Answer } from '@kollab/contract';
import Hourglass from 'lucide-react/icons/hourglass';
import { Suspense, useState } from 'react';
import { VacanciesForMe } from '#src/shared/matches/matched-vacancies.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { sayWaiting } from '#src/texts/answers.ts';
import { texts } from '#src/texts/common.ts';
import { todayTexts } from '#src/texts/today.ts';
import { keyOf, useSteady } from './steady.ts';
import { joinedOn, tellingOf, useToday, useTodayCache } from './today.ts';
import styles from './today-page.module.css';
import { WaitingSection } from './waiting-section.tsx';

/** The words of all that the bot tells weigh more than the rest of the screen. */
const NewsSection = lazyWithPreload(() => import('./news-section.tsx'));
NewsSection.preloadAlong();

function OwnApplications({ count, ...longest }: NonNullable<Answer['ownApplications']>) {
  const waiting = sayWaiting({ ...longest, answerTime: null, awayUntil: null });
  return (
    <Section>
      <Cell
        to={paths.ownApplications}
        icon={Hourglass}
        detail={sayFacts(waiting, longest.vacancyTitle)}
      >
        {todayTexts.ownApplications(count)}
      </Cell>
    </Section>
  );
}

function Today({ today, isFetchedAfterMount }: { today: Answer; isFetchedAfterMount: boolean }) {
  const { shown, hasUnseen, show, showNext } = useSteady(today, isFetchedAfterMount);
  const { refresh } = useTodayCache();
  const up = () => {
    show();
    window.scrollTo({ top: 0 });
  };
  const [now] = useState(() => new Date());
  const joined = joinedOn(now, shown.joined);
  const above = new Set([
    ...shown.waiting.map(({ row }) => keyOf(row)),
    ...tellingOf(joined, shown.news.inbox),
  ]);
  // These rows say it themselves.
  const over = new Set(shown.waiting.flatMap(({ row, isOver }) => (isOver ? [keyOf(row)] : [])));
  return (
    <>
      {hasUnseen && (
        <button type="button" className={styles.fresh} onClick={up}>
          {todayTexts.news.fresh}
        </button>
      )}
      <WaitingSection
        waiting={shown.waiting}
        inbox={today.news.inbox}
        moreApplications={today.moreApplications}
        joined={joined.filter(({ projectId }) => !over.has(`invitation ${projectId}`))}
      />
      {shown.ownApplications && <OwnApplications {...shown.ownApplications} />}
      <VacanciesForMe
        vacancies={shown.forYou}
        title={shown.forYouHasFew ? todayTexts.forYouHasFew : todayTexts.forYou}
        mayBeMore
      />
      <Suspense>
        <NewsSection
          news={shown.news}
          above={above}
          onLess={() => {
            showNext();
            void refresh();
          }}
        />
      </Suspense>
    </>
  );
}

function Loaded() {
  const { data, error, isFetchedAfterMount, retry } = useToday();
  if (!data) return <LoadState error={error} onRetry={retry} />;
  return <Today today={data} isFetchedAfterMount={isFetchedAfterMount} />;
}

/** Spec §2, `/messages`. */
export default function TodayPage() {
  return (
    <Page title={texts.tabs.messages} hasTabbar>
      <Loaded />
    </Page>
  );
}
