import { limits, paths, profileCompletion } from '@kollab/contract';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { sayLowCompletion } from '#src/shared/person/draft/low-completion.ts';
import { projectTexts } from '#src/texts/projects.ts';
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
  const me = useMe();
  const { percent } = profileCompletion(me);
  const navigate = useNavigate();
  const press = () => {
    if (percent >= limits.completionToCreateProject) void navigate(paths.ownProjects);
    else void sayLowCompletion(me, navigate);
  };
  return (
    <div className={styles.room}>
      <button
        type="button"
        className={styles.button}
        aria-label={projectTexts.projects.manage}
        data-hidden={isHidden || undefined}
        onClick={press}
      >
        <Plus size={26} aria-hidden />
      </button>
    </div>
  );
}
