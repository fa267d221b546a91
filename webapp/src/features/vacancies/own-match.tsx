import { type Match, paths, type VacancyDetails } from '@kollab/contract';
import { Suspense } from 'react';
import { useMeIfKnown } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { besideChips, MatchWords } from '#src/shared/tags/match-chips.tsx';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { AddSkills } from '#src/shared/matches/add-skills.tsx';
import styles from './own-match.module.css';

const words = matchingTexts.match;

/** The own draft is read here, which whoever sees how they fit does not need. */
const OwnSkills = lazyWithPreload(async () => {
  const { OwnSkills: component } = await import('#src/shared/matches/cold-vacancies.tsx');
  return { default: component };
});

function Reasons({ match, names }: { match: Match; names: readonly string[] }) {
  const hasAll = names.every((name) => match.matched.includes(name));
  const isAll = hasAll && match.related.length + match.missing.length === 0;
  return (
    <div className={styles.match}>
      <TagLinks of="vacancies" label={words.title} names={names} match={match} isDense />
      {isAll ? <p>{words.all}</p> : <MatchWords match={match} shown={besideChips(match)} />}
    </div>
  );
}

/** Where both sides say them; they are no part of any score. */
function Hours({ asked }: { asked: number | null }) {
  const own = useMeIfKnown()?.hoursAWeek;
  if (asked === null || !own) return null;
  const { time } = vacancyFactTexts;
  return (
    <p className={styles.hours}>{time.both(time.hours(asked), matchingTexts.looking.upTo(own))}</p>
  );
}

function NextStep({ wanted }: { wanted: readonly string[] }) {
  const me = useMeIfKnown();
  if (!me) return <AddSkills />;
  return (
    <Suspense fallback={me.tags.length === 0 && <AddSkills />}>
      <OwnSkills me={me} wanted={wanted}>
        {(match) => <Reasons match={match} names={wanted} />}
      </OwnSkills>
    </Suspense>
  );
}

const isForReader = ({ viewer }: VacancyDetails) =>
  telegram().user !== undefined && !viewer.isOwner && !viewer.isMember;

export const showsMatch = (vacancy: VacancyDetails) =>
  isForReader(vacancy) && vacancy.match !== null;

/** «Что у вас совпало». */
export function OwnMatch({ vacancy }: { vacancy: VacancyDetails }) {
  const { match, tags, isClosed } = vacancy;
  if (!isForReader(vacancy)) return null;
  const names = tags.map(({ tagName }) => tagName);
  if (!match) {
    if (tags.length === 0 || isClosed) return null;
    return (
      <Section title={words.title} testId="own-match">
        <NextStep wanted={names} />
      </Section>
    );
  }
  const isAlike = match.matched.length + match.related.length + match.beside.length > 0;
  return (
    <Section title={isAlike ? words.title : vacancyFactTexts.skills} testId="own-match">
      <Reasons match={match} names={names} />
      <Hours asked={vacancy.hoursAWeek} />
      <Cell to={paths.howWeMatch} isQuiet>
        {words.how}
      </Cell>
    </Section>
  );
}
