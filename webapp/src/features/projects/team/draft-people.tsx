import { paths } from '@kollab/contract';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { fileUrl } from '#src/api/file-url.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import type { PickedPerson } from '#src/features/projects/draft/project-form.ts';

interface PickedPeopleProps {
  people: readonly PickedPerson[];
  onChange: (people: PickedPerson[]) => void;
}

export function PickedPeople({ people, onChange }: PickedPeopleProps) {
  return people.map((person) => (
    <Cell
      key={person.telegramId}
      before={<Avatar name={person.name} sources={[fileUrl(person.photo)]} size={36} />}
      after={
        <IconButton
          icon={X}
          label={projectFormTexts.projectForm.removeParticipant(person.name)}
          onClick={() => {
            onChange(people.filter((one) => one !== person));
            focusPage();
          }}
        />
      }
    >
      {person.name}
    </Cell>
  ));
}

export function DraftPeople({ people, onChange }: PickedPeopleProps) {
  const { participants, addParticipants, participantsNote } = projectFormTexts.projectForm;
  return (
    <Section title={participants(people.length)} note={participantsNote} testId="participants">
      <PickedPeople people={people} onChange={onChange} />
      <Cell to={paths.addParticipants} isAccent icon={Plus}>
        {addParticipants}
      </Cell>
    </Section>
  );
}
