import { displayName, paths } from '@kollab/contract';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { useQuery } from '@tanstack/react-query';
import { fileUrl } from '#src/api/file-url.ts';
import { matchedVacanciesQuery } from '#src/api/matching.ts';
import { useMe } from '#src/api/me.ts';
import { VacanciesForMe } from '#src/shared/matches/matched-vacancies.tsx';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Celebration } from '#src/kit/content/celebration.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { colourPair } from '#src/kit/lib/colour-pair.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import styles from './approved.module.css';

const words = matchingTexts.approved;

function Next() {
  const me = useMe();
  const { data: vacancies, isPending } = useQuery(matchedVacanciesQuery);
  if (isPending) return null;
  const isNothing = !vacancies?.length || me.lookingForTeam === 'no';
  return (
    <>
      {vacancies && <VacanciesForMe vacancies={vacancies} title={words.fitting} />}
      <Section>
        {isNothing && (
          <Cell isAccent icon={Search} to={paths.vacancies} detail={words.searchHint}>
            {words.search}
          </Cell>
        )}
        <Cell isAccent icon={UsersRound} to={paths.search} detail={words.peopleHint}>
          {words.people}
        </Cell>
        <Cell icon={UserRound} to={paths.home}>
          {words.profile}
        </Cell>
      </Section>
    </>
  );
}

export function Approved() {
  const me = useMe();
  const name = displayName(me);
  const [first, second] = colourPair(name);
  return (
    <>
      <Celebration
        title={words.title}
        text={<p>{words.text}</p>}
        colours={{ '--first': first, '--second': second, '--third': second }}
      >
        <span className={styles.face}>
          <Avatar name={name} sources={[fileUrl(me.photo)]} size={88} />
          <BadgeCheck className={styles.mark} size={32} aria-hidden />
        </span>
      </Celebration>
      <Next />
    </>
  );
}
