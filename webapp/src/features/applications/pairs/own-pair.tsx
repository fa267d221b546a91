import { type Pair, paths } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { letterDrafts } from '#src/features/applications/parts/letter-draft.ts';
import styles from '#src/features/applications/parts/letter.module.css';
import { WithdrawPair } from './open-pairs.tsx';

/** Its letter may be sent alone once the invitation came to nothing. */
export function OwnPair({ pair }: { pair: Pair }) {
  const { telegramId } = useMe();
  const navigate = useNavigate();
  const { projectId, vacancyId, state, userName, coverLetter } = pair;
  const words = applicationTexts.pair;
  const cameToNothing = state !== 'invited' && state !== 'agreed';
  const sendAlone = () => {
    letterDrafts.save(telegramId, vacancyId, { text: coverLetter ?? '' }, { text: '' });
    void navigate(paths.applicationForm(projectId, vacancyId));
  };
  return (
    <>
      <Section testId="pair-state">
        <p className={styles.letter}>{words.states[state](userName)}</p>
        {state === 'invited' && <WithdrawPair pair={pair} />}
      </Section>
      {coverLetter && (
        <Section title={applicationTexts.apply.ownLetter}>
          <p className={styles.letter}>{coverLetter}</p>
        </Section>
      )}
      {cameToNothing && <MainAction text={words.sendAlone} onClick={sendAlone} />}
    </>
  );
}
