import { type MatchedVacancy, paths, type User } from '@kollab/contract';
import Sparkles from 'lucide-react/icons/sparkles';
import { useStore } from 'zustand';
import { profileDraft, saveDraft, unsaved } from '#src/entities/profiles/draft/profile-draft.ts';
import { lookedAt } from '#src/entities/tags/looked-at.ts';
import { hasTag, tagNames } from '#src/entities/tags/tag-list.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { ChipButtons } from '#src/kit/controls/chip-buttons.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import styles from './matching.module.css';

const enoughSkills = 3;
const offered = 8;

interface ColdStartProps {
  me: User;
  vacancies: readonly MatchedVacancy[];
}

/** Tags of what was looked at, each one press away from the own draft. */
function LookedAt({ me, own }: { me: User; own: readonly string[] }) {
  const names = useStore(lookedAt).filter((name) => !hasTag(own, name));
  if (names.length === 0) return null;
  const { lookedAt: title } = matchingTexts.vacancies;
  return (
    <div className={styles.offer}>
      <p className="small quiet">{title}</p>
      <ChipButtons
        label={title}
        names={names.slice(0, offered)}
        kind="add"
        actionOf={editorTexts.tagEditor.add}
        onPress={(name) => saveDraft(me.telegramId, { tags: [...own, name] }, me)}
      />
    </div>
  );
}

/** The way from the newest vacancies to those that fit: three skills, then their approval. */
export default function ColdStart({ me, vacancies }: ColdStartProps) {
  const { addSkills, addMore, inReview, freshHint, send, sendHint } = matchingTexts.vacancies;
  const draft = unsaved(useStore(profileDraft(me.telegramId)).changes, me).tags;
  const own = draft ?? tagNames(me.tags);
  const isFresh = vacancies.length > 0 && vacancies.every(({ match }) => match === null);
  const wanting = enoughSkills - own.length;
  if (wanting > 0) {
    return (
      <>
        <Cell to={paths.addTag} icon={Sparkles} isAccent detail={isFresh ? freshHint : undefined}>
          {own.length === 0 ? addSkills(wanting) : addMore(wanting)}
        </Cell>
        <LookedAt me={me} own={own} />
      </>
    );
  }
  if (draft) {
    return (
      <Cell to={paths.homeInEditMode} icon={Sparkles} isAccent detail={sendHint}>
        {send}
      </Cell>
    );
  }
  return isFresh && <p className={styles.hint}>{inReview}</p>;
}
