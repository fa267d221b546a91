import type { User } from '@kollab/contract';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { ChangesList } from '#src/ui/changes/changes-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Conflict } from './draft-conflicts.ts';
import { type DraftChanges, dropDraft, rebaseDraft } from './profile-draft.ts';

interface ConflictsSheetProps {
  me: User;
  conflicts: readonly Conflict[];
  onClose: () => void;
}

/** What another device changed meanwhile beside what was changed here: one of both stays. */
export default function ConflictsSheet({ me, conflicts, onClose }: ConflictsSheetProps) {
  const words = editorTexts.conflict;
  const choose = (field: string) => {
    const conflict = conflicts.find((one) => one.field === field);
    if (!conflict) return null;
    const name: keyof DraftChanges = conflict.field;
    return (
      <>
        <Button kind="tinted" isCompact onClick={() => dropDraft(me.telegramId, name)}>
          {words.takeTheirs}
        </Button>
        <Button
          kind="plain"
          isCompact
          onClick={() => rebaseDraft(me.telegramId, { [name]: conflict.mine }, me)}
        >
          {words.keepMine}
        </Button>
      </>
    );
  };
  const changes = conflicts.map(({ field, theirs, mine }) => ({
    changeType: field,
    oldValue: theirs,
    newValue: mine,
  }));
  return (
    <Sheet title={words.title} onClose={onClose}>
      <p>{words.hint}</p>
      <ChangesList changes={changes} names={profileTexts.profile.fields} footOf={choose} />
      <Button kind="plain" onClick={onClose}>
        {words.later}
      </Button>
    </Sheet>
  );
}
