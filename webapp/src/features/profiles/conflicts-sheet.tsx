import type { User } from '@kollab/contract';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { FieldRow } from '#src/shared/changes/changes-list.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import styles from './conflicts-sheet.module.css';
import type { Conflict } from './draft/draft-conflicts.ts';
import { Side } from './side.tsx';
import sides from './side.module.css';
import { dropDraft, rebaseDraft } from '#src/shared/person/draft/profile-draft.ts';

const names: Readonly<Partial<Record<string, string>>> = profileTexts.profile.fields;

interface ChoiceProps {
  me: User;
  conflict: Conflict;
}

function Choice({ me, conflict: { field, theirs, mine } }: ChoiceProps) {
  const words = fieldTexts.conflict;
  return (
    <FieldRow name={names[field] ?? field} isHeading>
      <Side place={words.there} field={field} value={theirs} />
      <Side place={words.here} field={field} value={mine} />
      <div className={sides.choice}>
        <Button kind="tinted" isCompact onClick={() => dropDraft(me.telegramId, field)}>
          {words.takeTheirs}
        </Button>
        <Button
          kind="tinted"
          isCompact
          onClick={() => rebaseDraft(me.telegramId, { [field]: mine }, me)}
        >
          {words.keepMine}
        </Button>
      </div>
    </FieldRow>
  );
}

interface ConflictsSheetProps {
  me: User;
  conflicts: readonly Conflict[];
  onClose: () => void;
}

export default function ConflictsSheet({ me, conflicts, onClose }: ConflictsSheetProps) {
  const words = fieldTexts.conflict;
  return (
    <Sheet title={words.title} onClose={onClose}>
      <p className={styles.hint}>{words.hint}</p>
      <dl className={sides.rows}>
        {conflicts.map((conflict) => (
          <Choice key={conflict.field} me={me} conflict={conflict} />
        ))}
      </dl>
      <Button kind="plain" onClick={onClose}>
        {words.later}
      </Button>
    </Sheet>
  );
}
