import { limits, paths, type VacancyDetails } from '@kollab/contract';
import { CoverLetter } from '@kollab/contract/schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openApplicationsQuery } from '#src/api/applications.ts';
import { useLoad } from '#src/api/load.ts';
import { useMe } from '#src/api/me.ts';
import { sayViewed } from '#src/shared/views/say-viewed.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Skeleton } from '#src/kit/layout/skeleton.tsx';
import { CannotApply, useHindrance } from './cannot-apply.tsx';
import { letterDrafts } from './parts/letter-draft.ts';
import styles from './parts/letter.module.css';
import { OpenApplications, TooManyOpen } from './open-applications.tsx';
import { ChoosePartner, type Together } from './pairs/choose-partner.tsx';
import { useInvite } from './pairs/use-invite.ts';
import { useApply } from './use-apply.ts';

function errorOf(letter: string, isTried: boolean) {
  const read = CoverLetter.safeParse(letter);
  if (!read.success) return texts.errors.badValue;
  return isTried && read.data === '' ? applicationTexts.apply.letterRequired : undefined;
}

/** Kept as typed until the server has it (spec §2). */
export function ApplyForm({ vacancy }: { vacancy: VacancyDetails }) {
  const { telegramId } = useMe();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const letter = letterDrafts.use(telegramId, vacancy.id).values.text ?? '';
  const hindrance = useHindrance(vacancy);
  const { data: open, error } = useLoad(openApplicationsQuery);
  const words = applicationTexts.apply;
  const [together, setTogether] = useState<Together>();
  const leave = () => void navigate(paths.ownApplications, { replace: true });
  const { send, isSending, isSent } = useApply(vacancy, telegramId, leave);
  const invitation = useInvite(vacancy, telegramId);
  useClosingConfirmation(isSending || invitation.isPending);

  const press = () => {
    setTried(true);
    const read = CoverLetter.safeParse(letter);
    if (!read.success || read.data === '') return;
    if (together) invitation.run({ ...together, coverLetter: read.data }, leave);
    else send(read.data);
  };

  if (hindrance === undefined || (open === undefined && error === null)) return <Skeleton />;
  if (hindrance) {
    return (
      <CannotApply hindrance={hindrance} projectId={vacancy.projectId}>
        {letter && (
          <Section title={applicationTexts.apply.ownLetter}>
            <p className={styles.letter}>{letter}</p>
          </Section>
        )}
      </CannotApply>
    );
  }
  if (open && open.count >= open.limit && !isSent) return <TooManyOpen open={open} />;
  const { applicationsCount, placesLeft } = vacancy;
  return (
    <>
      <Section
        note={
          applicationsCount === null ? undefined : words.competing(applicationsCount, placesLeft)
        }
      >
        <Cell label={applicationTexts.apply.vacancy}>{vacancy.title}</Cell>
        <Cell label={applicationTexts.apply.project}>{vacancy.projectTitle}</Cell>
      </Section>
      <TextArea
        label={applicationTexts.applications.letter}
        hint={applicationTexts.apply.letterHint}
        placeholder={applicationTexts.apply.letterPlaceholder}
        rows={8}
        value={letter}
        error={errorOf(letter, isTried)}
        maxLength={limits.coverLetter}
        onChange={(text) => {
          letterDrafts.save(telegramId, vacancy.id, { text }, { text: '' });
          const { projectId, id: vacancyId } = vacancy;
          sayViewed({ projectId, vacancyId, source: 'other', hasBegun: true });
        }}
      />
      {!isSent && <ChoosePartner together={together} onChange={setTogether} />}
      {open && open.count > 0 && !isSent && <OpenApplications open={open} />}
      <MainAction
        text={together ? applicationTexts.pair.send : applicationTexts.apply.send}
        isLoading={isSending || isSent || invitation.isPending}
        onClick={press}
      />
    </>
  );
}
