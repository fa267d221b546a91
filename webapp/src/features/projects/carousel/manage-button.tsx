import { limits, paths, profileCompletion } from '@kollab/contract';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { useOwnCompletion } from '#src/entities/profiles/draft/own-completion.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import styles from './manage-button.module.css';

interface ManageButtonProps {
  /** It gives way to what is expanded over the page. */
  isHidden?: boolean;
}

/**
 * Leads to the own projects, once the profile is full enough (spec §5). Floats in the bottom right
 * corner of what it stands in, in sight however low the screen.
 */
export function ManageButton({ isHidden = false }: ManageButtonProps) {
  const { percent } = profileCompletion(useMe());
  const { percent: withDrafts } = useOwnCompletion();
  const navigate = useNavigate();
  const { manage, completionTooLow, draftsWait } = projectTexts.projects;
  const press = () => {
    if (percent >= limits.completionToCreateProject) {
      void navigate(paths.ownProjects);
      return;
    }
    telegram().haptic('error');
    const isFullWithDrafts = withDrafts >= limits.completionToCreateProject;
    void showAlert(isFullWithDrafts ? `${completionTooLow}\n${draftsWait}` : completionTooLow);
  };
  return (
    <div className={styles.room}>
      <button
        type="button"
        className={styles.button}
        aria-label={manage}
        data-hidden={isHidden || undefined}
        onClick={press}
      >
        <Plus size={26} aria-hidden />
      </button>
    </div>
  );
}
