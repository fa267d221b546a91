import { monthSpan } from '@kollab/contract';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { MatchChips } from '#src/shared/tags/match-chips.tsx';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { useOpening } from '#src/shared/project/shared-cover.tsx';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { applicationTexts } from '#src/texts/applications.ts';
import { locale } from '#src/texts/locale.ts';
import { sayDay } from '#src/texts/moment.ts';
import { todayTexts } from '#src/texts/today.ts';
import type { Question } from './answer.ts';
import { faceSize } from './face-size.ts';
import type { Outcome } from './outcome.ts';
import { keyOf } from './steady.ts';
import { pathOf, useAnswer } from './use-answer.ts';
import styles from './waiting-row.module.css';

const RefusalSheet = lazyWithPreload(() => import('#src/shared/moderation/refusal-sheet.tsx'));

function Face({ question, isOpening }: { question: Question; isOpening: boolean }) {
  if ('photo' in question) {
    const { name, photo } = question;
    return <Avatar name={name} sources={[fileUrl(photo)]} size={faceSize} />;
  }
  const { projectId: id, coverImage, palette } = question;
  return <CoverThumb project={{ id, coverImage, palette }} size={faceSize} isShared={isOpening} />;
}

function headOf(question: Question): { name: string; what: string } {
  const words = todayTexts.waiting;
  switch (question.kind) {
    case 'application':
      return {
        name:
          question.partnerName === undefined
            ? question.name
            : applicationTexts.pair.both(question.name, question.partnerName),
        what: words.application(question.vacancyTitle, question.projectTitle),
      };
    case 'invitation':
      return { name: question.projectTitle, what: words.invitation(question.ownerName) };
    case 'handOver':
      return { name: question.projectTitle, what: words.handOver(question.ownerName) };
    case 'confirmation':
      return {
        name: question.name,
        what: words.confirmation(question.projectTitle, question.role, monthSpan(question, locale)),
      };
    case 'projectCheck':
      return { name: question.projectTitle, what: words.projectCheck };
    case 'contact':
      return { name: question.name, what: words.contact };
    case 'pair':
      return {
        name: question.name,
        what: words.pair(question.vacancyTitle, question.projectTitle),
      };
    case 'call':
      return {
        name: question.vacancyTitle,
        what: words.call(question.ownerName, question.projectTitle),
      };
  }
  return question satisfies never;
}

function termsOf({ mayPart, answerBy }: Extract<Question, { kind: 'pair' }>) {
  const words = applicationTexts.pair;
  return `${mayPart ? words.apart : words.together} ${words.answerBy(sayDay(answerBy))}`;
}

function Details({ question }: { question: Question }) {
  const match = 'match' in question ? question.match : null;
  const written = 'text' in question ? question : undefined;
  const isFirst = question.kind === 'application' && question.isFirstChoice;
  return (
    <>
      {isFirst && (
        <p className={styles.first}>
          <Badge tone="accent">{applicationTexts.applications.firstChoice}</Badge>
        </p>
      )}
      {match ? (
        <MatchChips match={match} />
      ) : (
        written?.statusShort && <p className={styles.status}>{written.statusShort}</p>
      )}
      {written?.text && <p className={styles.quote}>«{written.text}»</p>}
      {question.kind === 'pair' && <p className={styles.line}>{termsOf(question)}</p>}
    </>
  );
}

/** What its project's page shows at once. */
function cardOf(question: Question) {
  if ('photo' in question) return undefined;
  const { projectId: id, projectTitle: name, coverImage, palette } = question;
  return { card: { id, name, coverImage, palette } };
}

interface WaitingRowProps {
  question: Question;
  /** It was answered elsewhere, or taken back. */
  isOver: boolean;
  outcome: Outcome | undefined;
  /** Runs what was pressed, unless the row has only just moved there. */
  guarded: (press: () => void) => void;
}

export function WaitingRow({ question, isOver, outcome, guarded }: WaitingRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { name, what } = headOf(question);
  const { isOpening, link } = useOpening(keyOf(question), cardOf(question));
  return (
    <li ref={row} className={styles.row} tabIndex={-1} data-testid="waiting-row">
      <Face question={question} isOpening={isOpening} />
      <div className="grow">
        <Link to={pathOf(question)} className={styles.name} {...link}>
          {name}
        </Link>
        <p className={styles.line}>{what}</p>
        <Details question={question} />
        <Answer
          question={question}
          name={name}
          isOver={isOver}
          outcome={outcome}
          // The pressed button goes away: a keyboard goes on from the row, not from the top.
          onAnswer={() => row.current?.focus({ preventScroll: true })}
          guarded={guarded}
        />
      </div>
    </li>
  );
}

interface AnswerProps extends WaitingRowProps {
  name: string;
  onAnswer: () => void;
}

function Answer({ question, name, isOver, outcome, onAnswer, guarded }: AnswerProps) {
  const answer = useAnswer(question);
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const { words, failure, isPending } = answer;
  const answered = answer.answered ?? (outcome && { ...outcome, mayUndo: false });
  const { answerTo, apply, undo, waiting } = todayTexts;
  if (answered) {
    const { isAccepted, mayUndo, contact } = answered;
    const { write, writeTo } = applicationTexts.applications;
    const isOfApplication = question.kind === 'application';
    const isOfTeam = /^(invitation|handOver|confirmation)$/.test(question.kind);
    const { openProject } = applicationTexts.apply;
    return (
      <output className={styles.answered}>
        <span className="small">{isAccepted ? words.accepted : words.declined}</span>
        {mayUndo && (
          <Button kind="plain" isCompact label={answerTo(undo, name)} onClick={answer.undo}>
            {undo}
          </Button>
        )}
        {contact?.url && (
          <ButtonLink to={contact.url} kind="plain" isCompact label={writeTo(contact.name)}>
            {write}
          </ButtonLink>
        )}
        {isAccepted && isOfApplication && (
          <ButtonLink to={pathOf(question)} kind="plain" isCompact>
            {applicationTexts.application.closeQuestion}
          </ButtonLink>
        )}
        {isAccepted && isOfTeam && (
          <ButtonLink
            to={pathOf(question)}
            kind="plain"
            isCompact
            label={answerTo(openProject, name)}
          >
            {openProject}
          </ButtonLink>
        )}
      </output>
    );
  }
  if (isOver) {
    return (
      <div className={styles.answered}>
        <p className="small quiet">{waiting.over}</p>
      </div>
    );
  }
  const press = (act: () => void) =>
    guarded(() => {
      act();
      onAnswer();
    });
  return (
    <>
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        {question.kind === 'call' && (
          <ButtonLink to={pathOf(question)} isCompact label={answerTo(waiting.look, name)}>
            {waiting.look}
          </ButtonLink>
        )}
        {words.accept !== undefined && (
          <Button
            isCompact
            isLoading={isPending}
            label={answerTo(words.accept, name)}
            onClick={() => press(answer.accept)}
          >
            {words.accept}
          </Button>
        )}
        {question.kind === 'pair' && (
          // A yes takes a letter of one's own.
          <ButtonLink to={pathOf(question)} isCompact label={answerTo(apply, name)}>
            {apply}
          </ButtonLink>
        )}
        <Button
          kind="tinted"
          isCompact
          isEnabled={!isPending}
          label={answerTo(words.decline, name)}
          onClick={() =>
            question.kind === 'application'
              ? guarded(() => setRejecting(true))
              : press(() => answer.decline())
          }
        >
          {words.decline}
        </Button>
      </div>
      {isRejecting && (
        <Suspense>
          <RefusalSheet
            name={name}
            reason={reason}
            onType={setReason}
            onClose={() => setRejecting(false)}
            onReject={(given) => {
              setRejecting(false);
              answer.decline(given);
              onAnswer();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
