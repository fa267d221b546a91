import { paths, type ProjectWork as Work } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { confirming, projectWorkQuery, useConfirmationCache } from './confirmations.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { confirmationTexts } from '#src/texts/team/confirmations.ts';
import { WorkRow } from './work-row.tsx';
import styles from './work-row.module.css';

const faceSize = 44;

/** A no may become a yes. */
function Answers({ work }: { work: Work }) {
  const { confirmationId: id, name, state } = work;
  const words = confirmationTexts;
  const cache = useConfirmationCache();
  const { run, isPending, wish } = useAction({
    perform: (confirm: boolean) => confirming.answer(id, confirm),
    done: (answer) => (answer.state === 'confirmed' ? words.confirmed(name) : undefined),
    failed: words.answerFailed,
    onSettled: cache.refresh,
  });
  return (
    <>
      {state === 'open' && <p className={styles.question}>{words.question}</p>}
      <div className={styles.actions}>
        <Button
          isCompact
          kind={state === 'open' ? 'filled' : 'tinted'}
          isLoading={isPending && wish === true}
          isEnabled={!isPending}
          label={words.answerOf(words.confirm, name)}
          onClick={() => run(true)}
        >
          {words.confirm}
        </Button>
        {state === 'open' && (
          <Button
            kind="tinted"
            isCompact
            isEnabled={!isPending}
            label={words.answerOf(words.decline, name)}
            onClick={() => run(false)}
          >
            {words.decline}
          </Button>
        )}
      </div>
    </>
  );
}

function noteOf({ state, isHidden }: Work, isOwn: boolean) {
  const words = confirmationTexts;
  if (state === 'open') return '';
  if (state === 'declined') return words.isDeclined;
  if (!isHidden) return undefined;
  return isOwn ? words.isHidden : words.isHiddenByPerson;
}

interface ProjectWorkProps {
  projectId: string;
  isOwner: boolean;
}

export default function ProjectWork({ projectId, isOwner }: ProjectWorkProps) {
  const { data: works } = useQuery(projectWorkQuery(projectId));
  const readerId = telegram().user?.telegramId;
  const words = confirmationTexts;
  if (!works || works.length === 0) return null;
  return (
    <Section title={words.ofProject} testId="project-work">
      <ul aria-label={words.ofProject}>
        {works.map((work) => {
          const { confirmationId, telegramId, name, photo, state } = work;
          const isOwn = telegramId === readerId;
          return (
            <WorkRow
              key={confirmationId}
              work={work}
              name={name}
              face={<Avatar name={name} sources={[fileUrl(photo)]} size={faceSize} />}
              to={paths.user(telegramId)}
              state={{ card: { firstName: name, lastName: '', photo } }}
              note={noteOf(work, isOwn)}
              isOwn={isOwn}
              mayWrite={isOwner && !isOwn && state === 'confirmed'}
            >
              {state !== 'confirmed' && <Answers work={work} />}
            </WorkRow>
          );
        })}
      </ul>
    </Section>
  );
}
