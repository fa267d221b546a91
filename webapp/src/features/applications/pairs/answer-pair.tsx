import { agreeToPair, declinePair, limits, type Pair, paths } from '@kollab/contract';
import { CoverLetter } from '@kollab/contract/schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { useMe } from '#src/api/me.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { sayViewed } from '#src/shared/views/say-viewed.ts';
import { letterDrafts } from '#src/features/applications/parts/letter-draft.ts';
import { ConfirmSheet } from '#src/features/applications/parts/confirm-sheet.tsx';

const words = applicationTexts.pair;

function useAgree({ id: pairId, vacancyId }: Pair, telegramId: number) {
  const applications = useApplicationCache();
  const projects = useProjectCache();
  return useAction({
    perform: (coverLetter: string) => call(agreeToPair, { body: { pairId, coverLetter } }),
    done: words.agreed,
    failed: words.agreeFailed,
    onSuccess() {
      letterDrafts.drop(telegramId, vacancyId);
      void projects.refresh();
    },
    onSettled: () => applications.refresh(),
  });
}

function useDecline({ id: pairId }: Pair) {
  const applications = useApplicationCache();
  return useAction({
    perform: () => call(declinePair, { body: { pairId } }),
    done: words.declined,
    failed: words.declineFailed,
    onSettled: () => applications.refresh(),
  });
}

function errorOf(letter: string, isTried: boolean) {
  const read = CoverLetter.safeParse(letter);
  if (!read.success) return texts.errors.badValue;
  return isTried && read.data === '' ? applicationTexts.apply.letterRequired : undefined;
}

/** Agreed to with a letter of one's own. */
export function AnswerPair({ pair }: { pair: Pair }) {
  const { telegramId } = useMe();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const letter = letterDrafts.use(telegramId, pair.vacancyId).values.text ?? '';
  const agree = useAgree(pair, telegramId);
  const decline = useDecline(pair);
  const isBusy = agree.isPending || decline.isPending;
  const send = () => {
    setTried(true);
    const read = CoverLetter.safeParse(letter);
    if (!read.success || read.data === '') return;
    agree.run(read.data, () => void navigate(paths.ownApplications, { replace: true }));
  };
  return (
    <>
      <TextArea
        label={applicationTexts.apply.ownLetter}
        hint={words.letterHint}
        placeholder={applicationTexts.apply.letterPlaceholder}
        rows={8}
        value={letter}
        error={errorOf(letter, isTried)}
        maxLength={limits.coverLetter}
        onChange={(text) => {
          letterDrafts.save(telegramId, pair.vacancyId, { text }, { text: '' });
          const { projectId, vacancyId } = pair;
          sayViewed({ projectId, vacancyId, source: 'other', hasBegun: true });
        }}
      />
      <SecondAction
        text={words.decline}
        isShown={!isDeclining}
        isEnabled={!isBusy}
        isLoading={decline.isPending}
        onClick={() => setDeclining(true)}
      />
      <MainAction
        text={words.agree}
        isShown={!isDeclining}
        isEnabled={!isBusy}
        isLoading={agree.isPending || agree.isSuccess}
        onClick={send}
      />
      {isDeclining && (
        <ConfirmSheet
          question={words.declineQuestion}
          hint={words.declineHint}
          action={words.decline}
          onConfirm={() => decline.run()}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
