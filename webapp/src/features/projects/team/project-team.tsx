import {
  addParticipant,
  addToProjectTeam,
  displayName,
  limits,
  paths,
  type PersonCard as Person,
  type Project,
} from '@kollab/contract';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Field } from '#src/kit/forms/field.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { PersonCard } from '#src/shared/person/person-card.tsx';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from '#src/features/projects/draft/own-projects.module.css';
import { PeopleSearch } from '#src/shared/person/people-search.tsx';
import { PickButton } from './pick-button.tsx';
import { TeamEditor } from './team-editor.tsx';

function Invitee({ person, project }: { person: Person; project: Project }) {
  const { run, isBusy } = useOwnerCall();
  const { telegramId } = person;
  const name = displayName(person);
  const place = project.participants.find((one) => one.telegramId === telegramId);
  const words = projectFormTexts.addParticipants;
  if (place) {
    return (
      <PersonCard person={person}>
        <Badge tone={place.invited ? 'warning' : 'success'}>
          {place.invited ? words.invited : words.inTeam}
        </Badge>
      </PersonCard>
    );
  }
  const invite = () =>
    run(() => call(addToProjectTeam, { body: { projectId: project.id, telegramId } }), {
      done: (reply) => (reply.result === 'member' ? words.joined(name) : words.inviteSent(name)),
      failed: words.failed,
    });
  const label = words.of(words.invite, name);
  return (
    <PersonCard
      person={person}
      mark={<PickButton label={label} isLoading={isBusy} onClick={invite} />}
    />
  );
}

const focusName = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

function Guest({ projectId }: { projectId: string }) {
  const { run, isBusy } = useOwnerCall();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const words = projectFormTexts.addParticipants;
  if (!isOpen) {
    return (
      <Section note={words.guestHint}>
        <Cell isAccent icon={UserPlus} onClick={() => setOpen(true)}>
          {words.openGuest}
        </Cell>
      </Section>
    );
  }
  const add = () => {
    if (name === '' || isBusy) return;
    run(
      () => call(addParticipant, { body: { projectId, name } }),
      { done: words.guestAdded(name), failed: words.failed },
      () => setTyped(''),
    );
  };
  return (
    <form
      ref={focusName}
      className={styles.guest}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field
        label={words.guest}
        hint={words.guestHint}
        value={typed}
        maxLength={limits.guestName}
        onChange={setTyped}
      />
      {name !== '' && (
        <Button kind="tinted" isLoading={isBusy} onClick={add}>
          <UserPlus size={20} aria-hidden />
          {words.addGuest}
        </Button>
      )}
    </form>
  );
}

export function ProjectTeam({ project }: { project: Project }) {
  const isFull = project.participants.length >= limits.participants;
  const words = projectFormTexts.addParticipants;
  return (
    <Page title={words.title} parent={paths.project(project.id)}>
      {isFull ? (
        <Section>
          <Cell isQuiet>{words.full}</Cell>
        </Section>
      ) : (
        <>
          <PeopleSearch>
            {(people) =>
              people.map((person) => (
                <Invitee key={person.telegramId} person={person} project={project} />
              ))
            }
          </PeopleSearch>
          <Guest projectId={project.id} />
        </>
      )}
      <Section title={ownProjectTexts.ownerTools.team} testId="owner-team">
        <TeamEditor project={project} />
      </Section>
    </Page>
  );
}
