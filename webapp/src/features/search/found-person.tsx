import { displayName, paths, type PersonCard as Person } from '@kollab/contract';
import { useMe } from '#src/api/me.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { CardBookmark } from '#src/shared/save/card-bookmark.tsx';
import { PersonCard } from '#src/shared/person/person-card.tsx';
import { peopleTexts } from '#src/texts/people.ts';

interface FoundPersonProps {
  person: Person;
  asked?: string;
}

export function FoundPerson({ person, asked }: FoundPersonProps) {
  const isMe = useMe().telegramId === person.telegramId;
  const name = displayName(person);
  const state = { card: person };
  const { profile, write, of, you } = peopleTexts.search;
  return (
    <PersonCard
      person={person}
      asked={asked}
      mark={
        isMe ? (
          <span className="small quiet">{you}</span>
        ) : (
          <CardBookmark kind="person" id={person.id} name={name} />
        )
      }
    >
      <ButtonLink
        kind="tinted"
        isCompact
        to={paths.user(person.telegramId)}
        state={state}
        label={of(profile, name)}
      >
        {profile}
      </ButtonLink>
      {!isMe && (
        <ButtonLink
          kind="tinted"
          isCompact
          to={paths.userLinks(person.telegramId)}
          state={state}
          label={of(write, name)}
        >
          {write}
        </ButtonLink>
      )}
    </PersonCard>
  );
}
