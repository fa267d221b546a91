import type { Participant } from '@kollab/contract';
import { fileUrl } from '#src/api/file-url.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './team-contacts.module.css';

/** How the people of a team write to each other; the server tells it to the team only. */
export function TeamContacts({ participants }: { participants: Participant[] }) {
  const viewer = telegram().user?.telegramId;
  const others = participants.filter(({ telegramId }) => telegramId !== viewer);
  const people = others.filter(({ telegramId, invited }) => telegramId !== null && !invited);
  if (people.length === 0) return null;
  return (
    <Section title={projectTexts.projectPage.contacts} testId="team-contacts">
      {people.map(({ participantId, name, photo, contactUrl }) => (
        <Cell
          key={participantId}
          href={contactUrl ?? undefined}
          before={<Avatar name={name} sources={[fileUrl(photo)]} size={40} />}
          detail={
            contactUrl === null
              ? projectTexts.projectPage.introduced
              : projectTexts.projectPage.write
          }
        >
          <span className={styles.name}>{name}</span>
        </Cell>
      ))}
    </Section>
  );
}
