import { type Match, paths, sayMatch, type User, type VacancyDetails } from '@kollab/contract';
import { useMeIfKnown } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { locale } from '#src/texts/locale.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import { SkillsInReview } from '#src/entities/matching/cold-start.tsx';
import { useOwnSkills } from '#src/entities/profiles/draft/use-own-skills.ts';
import { LookedAtTags } from '#src/entities/profiles/looked-at-tags.tsx';
import { TagLinks } from '#src/entities/tags/tag-links.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './own-match.module.css';

const words = matchingTexts.match;

function Reasons({ match, names }: { match: Match; names: readonly string[] }) {
  return (
    <div className={styles.match}>
      <TagLinks of="vacancies" label={words.title} names={names} match={match} isDense />
      <p>{sayMatch(match, locale)}</p>
    </div>
  );
}

/** Both sides’ hours a week, where both say them; they are no part of any score. */
function Hours({ asked }: { asked: number | null }) {
  const own = useMeIfKnown()?.hoursAWeek;
  if (asked === null || !own) return null;
  const { time } = vacancyTexts;
  return (
    <p className={styles.hours}>{time.both(time.hours(asked), matchingTexts.looking.upTo(own))}</p>
  );
}

/** The way to knowing what fits. */
function Skills({ me }: { me: User }) {
  const { own, isDraft } = useOwnSkills(me);
  const isEmpty = own.length === 0;
  return (
    <>
      {isEmpty ? <AddSkills /> : <SkillsInReview isDraft={isDraft} />}
      {(isEmpty || isDraft) && <LookedAtTags me={me} />}
    </>
  );
}

const AddSkills = () => (
  <Cell to={paths.addTag} isAccent>
    {words.unknown}
  </Cell>
);

function NextStep() {
  const me = useMeIfKnown();
  return me ? <Skills me={me} /> : <AddSkills />;
}

/** «Вы и эта вакансия»: how the reader's skills fit, before they apply. */
export function OwnMatch({ vacancy }: { vacancy: VacancyDetails }) {
  const { match, viewer, tags, isClosed } = vacancy;
  if (telegram().user === undefined || viewer.isOwner || viewer.isMember) return null;
  if (!match) {
    if (tags.length === 0 || isClosed) return null;
    return (
      <Section title={words.title} testId="own-match">
        <NextStep />
      </Section>
    );
  }
  return (
    <Section title={words.title} testId="own-match">
      <Reasons match={match} names={tags.map(({ tagName }) => tagName)} />
      <Hours asked={vacancy.hoursAWeek} />
      <Cell to={paths.howWeMatch} isQuiet>
        {words.how}
      </Cell>
    </Section>
  );
}
