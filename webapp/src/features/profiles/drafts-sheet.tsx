import { type ProfileChanges, updateProfile, type User } from '@kollab/contract';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { isStale } from '#src/api/failure.ts';
import { useMeCache } from '#src/api/me.ts';
import { FieldRow } from '#src/shared/changes/changes-list.tsx';
import { type DraftChanges, dropDraft, saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { type FieldDraft, draftsOf } from './drafts-of.ts';
import { fieldTexts } from './draft/field-texts.ts';
import { Side } from './side.tsx';
import styles from './side.module.css';

const names: Readonly<Partial<Record<string, string>>> = profileTexts.profile.fields;

interface DraftRowProps {
  me: User;
  draft: FieldDraft;
  /** Of the profile that the draft was read from. */
  version: User['version'];
  onStale: () => void;
}

function DraftRow({ me, draft, version: seen, onStale }: DraftRowProps) {
  const { field, mine, before, isSubmitted, isHere, staged } = draft;
  const cache = useMeCache();
  const [isReverted, setReverted] = useState(false);
  const [version, setVersion] = useState(seen);
  const { telegramId } = me;
  const words = fieldTexts.drafts;
  const name = names[field] ?? field;
  /**
   * The moderators keep what they have. Only as it was seen: it may have been sent meanwhile, or
   * written anew on another device.
   */
  const keep = async (value: unknown) => {
    if (!staged) return me;
    const body = { [field]: value } as ProfileChanges;
    const kept = await call(updateProfile, { params: { telegramId }, body }, { version });
    cache.set(kept);
    setVersion(kept.version);
    return kept;
  };
  const onError = (error: Error) => isStale(error) && onStale();
  const revert = useAction({
    perform: () => keep(before),
    failed: words.failed,
    onError,
    onSuccess: () => {
      dropDraft(telegramId, field);
      setReverted(true);
    },
  });
  const undo = useAction({
    perform: () => keep(staged?.value),
    failed: words.undoFailed,
    onError,
    onSuccess: (kept) => {
      if (isHere) saveDraft(telegramId, { [field]: mine }, kept);
      setReverted(false);
    },
  });
  const action = isSubmitted ? words.toSubmitted : words.toPublished;
  return (
    <FieldRow
      name={name}
      isHeading
      aside={
        <>
          {isReverted && <output className="small quiet">{words.reverted}</output>}
          <Button
            kind="plain"
            isCompact
            isLoading={revert.isPending || undo.isPending}
            label={words.of(isReverted ? words.undo : action, name)}
            onClick={() => (isReverted ? undo : revert).run()}
          >
            {isReverted ? words.undo : words.takeBack}
          </Button>
        </>
      }
    >
      <Side place={isSubmitted ? words.submitted : words.everyone} field={field} value={before} />
      <Side place={words.mine} field={field} value={mine} />
    </FieldRow>
  );
}

interface DraftsSheetProps {
  me: User;
  draft: DraftChanges;
  onClose: () => void;
}

export default function DraftsSheet({ me, draft, onClose }: DraftsSheetProps) {
  const [{ drafts, version }] = useState(() => ({
    drafts: draftsOf(me, draft),
    version: me.version,
  }));
  const { refresh } = useMeCache();
  const words = fieldTexts.drafts;
  return (
    <Sheet title={words.title} onClose={onClose}>
      <dl className={styles.rows}>
        {drafts.map((one) => (
          <DraftRow
            key={one.field}
            me={me}
            draft={one}
            version={version}
            onStale={() => {
              refresh();
              onClose();
            }}
          />
        ))}
      </dl>
      <Button kind="plain" onClick={onClose}>
        {words.done}
      </Button>
    </Sheet>
  );
}
