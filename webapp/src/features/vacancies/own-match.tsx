import { type Match, paths, sayMatch, type VacancyDetails } from '@kollab/contract';
import { Suspense } from 'react';
import { useMeIfKnown } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { locale } from '#src/texts/locale.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { saysMore, TagLinks } from '#src/shared/tags/tag-links.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { later } from '#src/kit/lib/later.tsx';
import { AddSkills } from '#src/shared/matches/add-skills.tsx';
import styles from './own-match.module.css';

const words = matchingTexts.match;

/** The own draft is read here, which whoever sees how they fit does not need. */
const OwnSkills = later(async () => {
  const { OwnSkills: component } = await import('#src/shared/matches/cold-vacancies.tsx');
  return { default: component };
});

function Reasons({ match, names }: { match: Match; names: readonly string[] }) {
  const isAll = !saysMore(match) && names.every((name) => match.matched.includes(name));
  return (
    <div className={styles.match}>
      <TagLinks of="vacancies" label={words.title} names={names} match={match} isDense />
      <p>{isAll ? words.all : sayMatch(match, locale)}</p>
    </div>
  );
}

/** Both sides’ hours a week, where both say them; they are no part of any score. */
function Hours({ asked }: { asked: number | null }) {
  const own = useMeIfKnown()?.hoursAWeek;
  if (asked === null || !own) return null;
  const { time } = vacancyFactTexts;
  return (
    <p className={styles.hours}>{time.both(time.hours(asked), matchingTexts.looking.upTo(own))}</p>
  );
}

/** The way to knowing what fits. */
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

/** «Что у вас совпало»: how the reader's skills fit, before they apply. */
export function OwnMatch({ vacancy }: { vacancy: VacancyDetails }) {
  const { match, viewer, tags, isClosed } = vacancy;
  if (telegram().user === undefined || viewer.isOwner || viewer.isMember) return null;
  const names = tags.map(({ tagName }) => tagName);
  if (!match) {
    if (tags.length === 0 || isClosed) return null;
    return (
      <Section title={words.title} testId="own-match">
        <NextStep wanted={names} />
      </Section>
    );
  }
  return (
    <Section title={words.title} testId="own-match">
      <Reasons match={match} names={names} />
      <Hours asked={vacancy.hoursAWeek} />
      <Cell to={paths.howWeMatch} isQuiet>
        {words.how}
      </Cell>
    </Section>
  );
}
