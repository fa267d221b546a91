import { displayName, type Pair, paths } from '@kollab/contract';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import UserRound from 'lucide-react/icons/user-round';
import { useParams } from 'react-router-dom';
import { pairQuery } from '#src/api/applications.ts';
import { useLoad } from '#src/api/load.ts';
import { useMe } from '#src/api/me.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { sayDay } from '#src/texts/moment.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { TeamHead } from '#src/shared/team/team-head.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { isNowhere, NotThere } from '#src/features/applications/parts/not-there.tsx';
import { AnswerPair } from './answer-pair.tsx';
import { OwnPair } from './own-pair.tsx';

const words = applicationTexts.pair;

/** How the invitation stands for who reads it. */
function stateOf({ isOwn, state, userName }: Pair) {
  if (isOwn) return words.states[state](userName);
  return state === 'invited' ? words.invites : words.said[state];
}

function termsOf({ state, isOwn, mayPart, answerBy }: Pair) {
  if (state !== 'invited') return undefined;
  const terms = mayPart ? words.apart : words.together;
  return isOwn ? terms : `${terms} ${words.answerBy(sayDay(answerBy))}`;
}

function Content({ pairId }: { pairId: string }) {
  const { data: pair, error, retry } = useLoad(pairQuery(pairId));
  const me = useMe();
  if (isNowhere(error)) {
    const link = { to: paths.ownApplications, text: applicationTexts.applications.title };
    return <NotThere title={words.missing} hint={words.missingHint} link={link} />;
  }
  if (!pair) return <LoadState error={error} title={words.loadFailed} onRetry={retry} />;
  const { telegramId, userName, userPhoto, isOwn, state } = pair;
  return (
    <>
      <TeamHead
        people={[
          { ...me, name: displayName(me) },
          { telegramId, name: userName, photo: userPhoto },
        ]}
        title={isOwn ? words.you(userName) : userName}
        text={stateOf(pair)}
        testId="pair"
      />
      <Section note={termsOf(pair)} testId="pair-place">
        <Cell icon={UserRound} to={paths.user(telegramId)}>
          {peopleTexts.search.profile}
        </Cell>
        <Cell
          icon={BriefcaseBusiness}
          to={paths.vacancy(pair.projectId, pair.vacancyId)}
          detail={pair.projectTitle}
        >
          {pair.vacancyTitle}
        </Cell>
      </Section>
      {isOwn ? <OwnPair pair={pair} /> : state === 'invited' && <AnswerPair pair={pair} />}
    </>
  );
}

export default function PairPage() {
  const { pairId = '' } = useParams();
  return (
    <Page title={words.title} parent={paths.ownApplications}>
      <Content key={pairId} pairId={pairId} />
    </Page>
  );
}
