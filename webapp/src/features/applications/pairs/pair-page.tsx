import { type Pair, paths } from '@kollab/contract';
import { useParams } from 'react-router-dom';
import { pairQuery } from '#src/api/applications.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { useLoad } from '#src/api/load.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { sayDay } from '#src/texts/moment.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { isNowhere, NotThere } from '#src/features/applications/parts/not-there.tsx';
import { AnswerPair } from './answer-pair.tsx';
import { OwnPair } from './own-pair.tsx';

const words = applicationTexts.pair;

function Content({ pairId }: { pairId: string }) {
  const { data: pair, error, retry } = useLoad(pairQuery(pairId));
  if (isNowhere(error)) {
    const link = { to: paths.ownApplications, text: applicationTexts.applications.title };
    return <NotThere title={words.missing} hint={words.missingHint} link={link} />;
  }
  if (!pair) return <LoadState error={error} title={words.loadFailed} onRetry={retry} />;
  return (
    <>
      <Section note={noteOf(pair)} testId="pair">
        <Cell
          to={paths.user(pair.telegramId)}
          before={<Avatar name={pair.userName} sources={[fileUrl(pair.userPhoto)]} size={44} />}
          detail={pair.isOwn ? words.invited : words.invites}
        >
          {pair.userName}
        </Cell>
        <Cell
          label={applicationTexts.apply.vacancy}
          to={paths.vacancy(pair.projectId, pair.vacancyId)}
        >
          {pair.vacancyTitle}
        </Cell>
        <Cell label={applicationTexts.apply.project} to={paths.project(pair.projectId)}>
          {pair.projectTitle}
        </Cell>
      </Section>
      {pair.isOwn ? <OwnPair pair={pair} /> : <AnswerPair pair={pair} />}
    </>
  );
}

function noteOf({ state, isOwn, mayPart, answerBy }: Pair) {
  if (state !== 'invited') return undefined;
  const terms = mayPart ? words.apart : words.together;
  return isOwn ? terms : `${terms} ${words.answerBy(sayDay(answerBy))}`;
}

export default function PairPage() {
  const { pairId = '' } = useParams();
  return (
    <Page title={words.title} parent={paths.ownApplications}>
      <Content key={pairId} pairId={pairId} />
    </Page>
  );
}
