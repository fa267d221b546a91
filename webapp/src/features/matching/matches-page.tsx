import { paths } from '@kollab/contract';
import { useLoad } from '#src/api/load.ts';
import { matchedVacanciesQuery } from '#src/api/matching.ts';
import { useMe } from '#src/api/me.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { ColdStart } from '#src/shared/matches/lazy-cold-start.tsx';
import { MatchedVacancyCard } from '#src/shared/matches/matched-vacancy-card.tsx';
import { FoundList, FoundWaiting } from '#src/shared/project/found-list.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import searchPicture from '#src/kit/pictures/search.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';

const words = matchingTexts.vacancies;

function Off() {
  return (
    <Placeholder picture={searchPicture} title={words.off} hint={words.offHint}>
      <ButtonLink to={paths.homeInEditMode}>{words.toProfile}</ButtonLink>
    </Placeholder>
  );
}

function None() {
  return (
    <Placeholder picture={searchPicture} title={words.none} hint={words.noneHint}>
      <ButtonLink to={paths.projects}>{words.seeProjects}</ButtonLink>
    </Placeholder>
  );
}

function Content() {
  const me = useMe();
  const { data: vacancies, error, retry } = useLoad(matchedVacanciesQuery);
  if (me.lookingForTeam === 'no') return <Off />;
  if (!vacancies)
    return (
      <LoadState error={error} title={words.failed} shapes={<FoundWaiting />} onRetry={retry} />
    );
  const isFresh = vacancies.length > 0 && vacancies.every(({ match }) => match === null);
  return (
    <>
      <Section>
        <ColdStart me={me} shown={isFresh ? 'fresh' : 'fitting'} />
      </Section>
      {vacancies.length === 0 && <None />}
      {vacancies.length > 0 && (
        <FoundList label={words.title}>
          {vacancies.map((vacancy) => (
            <MatchedVacancyCard key={vacancy.vacancyId} vacancy={vacancy} />
          ))}
        </FoundList>
      )}
      <Section>
        <Cell to={paths.howWeMatch}>{matchingTexts.match.how}</Cell>
      </Section>
    </>
  );
}

export default function MatchesPage() {
  return (
    <Page title={words.title} parent={paths.home}>
      <Content />
    </Page>
  );
}
