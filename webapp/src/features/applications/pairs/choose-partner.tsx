import { displayName, type PersonCard as Person } from '@kollab/contract';
import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { SwitchCell } from '#src/kit/forms/switch-cell.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { PeopleSearch } from '#src/shared/person/people-search.tsx';
import { PersonCard } from '#src/shared/person/person-card.tsx';

export interface Together {
  partner: Person;
  mayPart: boolean;
}

interface PartnerSheetProps {
  onPick: (person: Person) => void;
  onClose: () => void;
}

function PartnerSheet({ onPick, onClose }: PartnerSheetProps) {
  const words = applicationTexts.pair;
  return (
    <Sheet hasCancel title={words.choose} onClose={onClose}>
      <PeopleSearch>
        {(people) =>
          people.map((person) => (
            <PersonCard key={person.telegramId} person={person}>
              <Button
                kind="tinted"
                isCompact
                label={words.pickNamed(displayName(person))}
                onClick={() => onPick(person)}
              >
                {words.pick}
              </Button>
            </PersonCard>
          ))
        }
      </PeopleSearch>
    </Sheet>
  );
}

interface ChoosePartnerProps {
  together: Together | undefined;
  onChange: (together: Together | undefined) => void;
}

export function ChoosePartner({ together, onChange }: ChoosePartnerProps) {
  const [isChoosing, setChoosing] = useState(false);
  const words = applicationTexts.pair;
  const pick = (partner: Person) => {
    setChoosing(false);
    onChange({ partner, mayPart: together?.mayPart ?? false });
  };
  if (!together) {
    return (
      <Section note={words.inviteHint}>
        <Cell isAccent onClick={() => setChoosing(true)}>
          {words.invite}
        </Cell>
        {isChoosing && <PartnerSheet onPick={pick} onClose={() => setChoosing(false)} />}
      </Section>
    );
  }
  const { partner, mayPart } = together;
  const name = displayName(partner);
  return (
    <Section
      title={words.chosen}
      note={mayPart ? words.apartHint : words.togetherHint}
      testId="partner"
    >
      <Cell
        before={<Avatar name={name} sources={[fileUrl(partner.photo)]} size={44} />}
        after={
          <Button kind="plain" isCompact onClick={() => onChange(undefined)}>
            {words.alone}
          </Button>
        }
      >
        {name}
      </Cell>
      <SwitchCell
        label={words.mayPart}
        isOn={mayPart}
        onChange={(isOn) => onChange({ partner, mayPart: isOn })}
      />
    </Section>
  );
}
