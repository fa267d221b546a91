import type { User } from '@kollab/contract';
import { useStore } from 'zustand';
import { ChipButtons } from '#src/kit/controls/chip-buttons.tsx';
import { lookedAt } from '#src/shared/tags/looked-at.ts';
import { hasTag } from '#src/shared/tags/tag-list.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { saveDraft } from './draft/profile-draft.ts';
import { useOwnSkills } from './draft/use-own-skills.ts';
import styles from './looked-at-tags.module.css';

const offered = 8;

export function LookedAtTags({ me }: { me: User }) {
  const { own } = useOwnSkills(me);
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
