import { type Match, paths, sayMatch, type VacancyDetails } from '@kollab/contract';
import { use, useId } from 'react';
import { MeContext } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { locale } from '#src/texts/locale.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './own-match.module.css';

const words = matchingTexts.match;

interface SkillsProps {
  kind: 'matched' | 'related' | 'missing';
  names: readonly string[];
}

function Skills({ kind, names }: SkillsProps) {
  const label = useId();
  if (names.length === 0) return null;
  return (
    <div className={styles.part}>
      <p id={label} className={styles.label}>
        {words[kind]}
      </p>
      <ul className={styles.chips} aria-labelledby={label}>
        {names.map((name) => (
          <li key={name} className={styles.chip} data-kind={kind}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reasons({ match }: { match: Match }) {
  const related = match.related.map(({ tagName, through }) => words.through(tagName, through));
  return (
    <div className={styles.match}>
      <Skills kind="matched" names={match.matched} />
      <Skills kind="related" names={related} />
      <Skills kind="missing" names={match.missing} />
      <p className={styles.sentence}>{sayMatch(match, locale)}</p>
    </div>
  );
}

/** Both sides’ hours a week, where both say them; they are no part of any score. */
function Hours({ asked }: { asked: number | null }) {
  const own = use(MeContext)?.hoursAWeek;
  if (asked === null || !own) return null;
  const { time } = vacancyTexts;
  return (
    <p className={styles.hours}>{time.both(time.hours(asked), matchingTexts.looking.upTo(own))}</p>
  );
}

/** «Вы и эта вакансия»: how the reader's skills fit, before they apply. */
export function OwnMatch({ vacancy }: { vacancy: VacancyDetails }) {
  const { match, viewer, tags, isClosed } = vacancy;
  if (telegram().user === undefined || viewer.isOwner || viewer.isMember) return null;
  if (!match) {
    if (tags.length === 0 || isClosed) return null;
    return (
      <Section title={words.title} testId="own-match">
        <Cell to={paths.addTag} isAccent>
          {words.unknown}
        </Cell>
      </Section>
    );
  }
  return (
    <Section title={words.title} testId="own-match">
      <Reasons match={match} />
      <Hours asked={vacancy.hoursAWeek} />
      <Cell to={paths.howWeMatch} isQuiet>
        {words.how}
      </Cell>
    </Section>
  );
}
