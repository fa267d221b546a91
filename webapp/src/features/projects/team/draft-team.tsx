import { displayName, paths, type PersonCard as Person } from '@kollab/contract';
import { telegram } from '#src/telegram/telegram.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { PersonCard } from '#src/shared/person/person-card.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';
import { PickedPeople } from './draft-people.tsx';
import { PeopleSearch } from '#src/shared/person/people-search.tsx';
import { PickButton } from './pick-button.tsx';
import { placesLeft } from '#src/features/projects/draft/project-form.ts';
import { useProjectForm } from '#src/features/projects/draft/use-project-form.ts';

interface PickablePersonProps {
  person: Person;
  isPicked: boolean;
  isEnabled: boolean;
  onPress: () => void;
}

function PickablePerson({ person, isPicked, isEnabled, onPress }: PickablePersonProps) {
  const { add, takeAway, of } = projectFormTexts.addParticipants;
  const action = isPicked ? takeAway : add;
  return (
    <PersonCard
      person={person}
      mark={
        <PickButton
          label={of(action, displayName(person))}
          isPicked={isPicked}
          isEnabled={isEnabled}
          onClick={onPress}
        />
      }
    />
  );
}

export function DraftTeam() {
  const { form, changes, change } = useProjectForm(undefined);
  const goBack = useGoBack(paths.createProject);
  const { participants } = form;
  const isFull = placesLeft(form) <= 0;
  useClosingConfirmation(Object.keys(changes).length > 0);
  const words = projectFormTexts.addParticipants;
  const isPicked = (person: Person) =>
    participants.some(({ telegramId }) => telegramId === person.telegramId);
  const toggle = (person: Person) => {
    const { telegramId, photo } = person;
    telegram().haptic('selection');
    change({
      participants: isPicked(person)
        ? participants.filter((one) => one.telegramId !== telegramId)
        : [...participants, { telegramId, name: displayName(person), photo }],
    });
  };
  return (
    <Page title={words.title} parent={paths.createProject}>
      <PeopleSearch>
        {(people) =>
          people.map((person) => (
            <PickablePerson
              key={person.telegramId}
              person={person}
              isPicked={isPicked(person)}
              isEnabled={isPicked(person) || !isFull}
              onPress={() => toggle(person)}
            />
          ))
        }
      </PeopleSearch>
      {participants.length > 0 && (
        <Section
          title={words.picked(participants.length)}
          note={isFull ? words.full : words.pickedNote}
          testId="picked"
        >
          <PickedPeople
            people={participants}
            onChange={(people) => change({ participants: people })}
          />
        </Section>
      )}
      <MainAction text={words.done} onClick={goBack} />
    </Page>
  );
}
