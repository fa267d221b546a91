import { limits, profileCompletion } from '@kollab/contract';
import Plus from 'lucide-react/icons/plus';
import { useMe } from '#src/api/me.ts';
import { paths } from '#src/app/paths.ts';
import { useNavigate } from '#src/navigation/router.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { showAlert } from '#src/ui/notices.ts';
import styles from './manage-button.module.css';

/** Leads to the own projects, once the profile is full enough (spec §5). */
export function ManageButton() {
  const { percent } = profileCompletion(useMe());
  const navigate = useNavigate();
  const { manage, completionTooLow } = projectTexts.projects;
  const press = () => {
    if (percent >= limits.completionToCreateProject) {
      navigate(paths.ownProjects);
      return;
    }
    telegram().haptic('error');
    void showAlert(completionTooLow);
  };
  return (
    <button type="button" className={styles.button} aria-label={manage} onClick={press}>
      <Plus size={26} aria-hidden />
    </button>
  );
}
