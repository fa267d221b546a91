import { type Application, paths } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { texts } from '#src/texts/common.ts';
import { LinkedText } from '#src/shared/project/linked-text.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { ApplicantCell } from '#src/features/applications/parts/applicant-cell.tsx';
import { Skills, studyOf } from '#src/features/applications/applicants/applicant-facts.tsx';
import { showOutcome, type useDecide } from '#src/features/applications/parts/use-decide.ts';
import styles from '#src/features/applications/parts/letter.module.css';
import { partnerOf } from '#src/features/applications/parts/faces.ts';

const words = applicationTexts.pair;

function Note({ children }: { children: string }) {
  return (
    <Section>
      <p className={styles.letter}>{children}</p>
    </Section>
  );
}

export function OwnPartner({ pair }: Pick<Application, 'pair'>) {
  if (!pair) return null;
  const { partner } = pair;
  return (
    <Cell label={words.withSomebody} {...(partner && { to: paths.user(partner.telegramId) })}>
      {partner ? partner.userName : texts.common.nobody}
    </Cell>
  );
}

export function PartnerSections({ application }: { application: Application }) {
  const partner = partnerOf(application);
  if (!partner) {
    return application.pair && <Note>{words.partnerAway}</Note>;
  }
  const { applicant, isFirstChoice, status } = partner;
  const study = applicant ? studyOf(applicant) : '';
  return (
    <>
      <Section title={words.withSomebody} testId="partner">
        <ApplicantCell application={partner} to={paths.user(partner.telegramId)} />
        {status === 'Pending' && isFirstChoice && (
          <Cell>
            <Badge tone="accent">{applicationTexts.applications.firstChoice}</Badge>
          </Cell>
        )}
        {study && <Cell label={profileTexts.profile.study}>{study}</Cell>}
        {applicant && applicant.tags.length > 0 && (
          <div className={styles.skills}>
            <Skills {...partner} />
          </div>
        )}
      </Section>
      <Section title={words.letterOf(partner.userName)}>
        {applicant === null && (
          <p className={styles.stranger}>{applicationTexts.application.stranger}</p>
        )}
        <p className={styles.letter}>
          <LinkedText>{partner.coverLetter}</LinkedText>
        </p>
      </Section>
    </>
  );
}

interface TakeOneProps {
  application: Application;
  decision: ReturnType<typeof useDecide>;
  partnerDecision: ReturnType<typeof useDecide>;
}

export function TakeOne({ application, decision, partnerDecision }: TakeOneProps) {
  const partner = partnerOf(application);
  if (!partner) return null;
  if (application.pair?.mayPart !== true) return <Note>{words.ownersTogether}</Note>;
  const isBusy = decision.isPending || partnerDecision.isPending;
  return (
    <Section note={words.ownersApart} testId="take-one">
      <div className={styles.takeOne}>
        {[
          { one: application, run: decision.run },
          { one: partner, run: partnerDecision.run },
        ].map(({ one, run }) => (
          <Button
            key={one.telegramId}
            kind="tinted"
            isEnabled={!isBusy}
            onClick={() => run({ status: 'Accepted' }, showOutcome)}
          >
            {words.acceptOne(one.userName)}
          </Button>
        ))}
      </div>
    </Section>
  );
}
