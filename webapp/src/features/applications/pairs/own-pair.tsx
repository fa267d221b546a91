import { type Pair, paths } from '@kollab/contract';
import Undo2 from 'lucide-react/icons/undo-2';
import { useNavigate } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { letterDrafts } from '#src/features/applications/parts/letter-draft.ts';
import styles from '#src/features/applications/parts/letter.module.css';
import { useWithdrawPair } from './open-pairs.tsx';

/** Its letter may be sent alone once the invitation came to nothing. */
export function OwnPair({ pair }: { pair: Pair }) {
  const { telegramId } = useMe();
  const navigate = useNavigate();
  const { projectId, vacancyId, state, coverLetter } = pair;
  const { run, isPending } = useWithdrawPair(pair);
  const words = applicationTexts.pair;
  const cameToNothing = state !== 'invited' && state !== 'agreed';
  const sendAlone = () => {
    letterDrafts.save(telegramId, vacancyId, { text: coverLetter ?? '' }, { text: '' });
    void navigate(paths.applicationForm(projectId, vacancyId));
  };
  return (
    <>
      {coverLetter && (
        <Section title={applicationTexts.apply.ownLetter}>
          <p className={styles.letter}>{coverLetter}</p>
        </Section>
      )}
      {state === 'invited' && (
        <Section>
          <Cell isGrave isQuiet={isPending} icon={Undo2} onClick={() => !isPending && run()}>
            {words.withdraw}
          </Cell>
        </Section>
      )}
      {cameToNothing && <MainAction text={words.sendAlone} onClick={sendAlone} />}
    </>
  );
}
