import { paths, setAllInReview } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useNavigate } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './moderator-section.module.css';

/** All profiles go into review first (spec §4). */
export function ModeratorSection() {
  const navigate = useNavigate();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => call(setAllInReview, { body: {} }),
    onSuccess: () => void navigate(paths.queue),
  });
  return (
    <Section>
      <Cell
        isAccent
        isWay
        before={<ShieldCheck size={22} className={styles.icon} aria-hidden />}
        onClick={() => !isPending && mutate()}
      >
        {profileTexts.profile.queue}
      </Cell>
      {isError && (
        <>
          <p role="alert" className={styles.error}>
            {profileTexts.profile.queueFailed}
          </p>
          <Cell to={paths.queue}>{profileTexts.profile.openQueueAnyway}</Cell>
        </>
      )}
    </Section>
  );
}
