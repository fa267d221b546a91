import { type FieldKind, profileFields, type User } from '@kollab/contract';
import { useState, type HTMLAttributes } from 'react';
import { DraftIcon } from '#src/features/profiles/draft/draft-icon.tsx';
import { useProfileDraft } from '#src/shared/person/draft/profile-draft.ts';
import { texts } from '#src/texts/common.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { whenReleased } from '#src/kit/lib/when-released.ts';
import { InputCell } from '#src/kit/forms/input-cell.tsx';
import { inputId } from './focus-field.ts';
import {
  fieldsForm,
  isRequired,
  type PlainField,
} from '#src/features/profiles/draft/plain-fields.ts';
import { cleanField, readField, typeField } from './type-field.ts';

const inputModes: Partial<Record<FieldKind, HTMLAttributes<HTMLElement>['inputMode']>> = {
  phone: 'tel',
  email: 'email',
  course: 'numeric',
};

const shortKinds: ReadonlySet<FieldKind> = new Set(['phone', 'course']);

function keyboardOf(field: PlainField) {
  const { kind, autoComplete }: { kind: FieldKind; autoComplete?: string } = profileFields[field];
  return {
    autoComplete,
    inputMode: inputModes[kind],
    isRequired: isRequired(field),
    isLong: !shortKinds.has(kind),
  };
}

interface PlainFieldCellProps {
  me: User;
  profile: User;
  field: PlainField;
  isUnsent: boolean;
  onTyped?: () => void;
}

/** A draft from the first letter on (spec §5). */
export function PlainFieldCell({ me, profile, field, isUnsent, onTyped }: PlainFieldCellProps) {
  const { typed } = useProfileDraft(me.telegramId);
  const [beingTyped, setBeingTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const kept = typed[fieldsForm]?.[field];
  const value = beingTyped ?? kept ?? profile[field] ?? '';
  const isWrong = beingTyped === undefined && kept !== undefined && !readField(field, kept);
  return (
    <InputCell
      {...keyboardOf(field)}
      id={inputId(field)}
      label={profileTexts.profile.fields[field]}
      placeholder={fieldTexts.fields.placeholders[field]}
      value={value}
      clean={(text) => cleanField(field, text)}
      error={isRefused || isWrong ? texts.errors.badValue : undefined}
      after={isUnsent && <DraftIcon />}
      onChange={(cleaned, text) => {
        setBeingTyped(cleaned);
        setRefused(cleaned !== text);
        typeField(me, field, cleaned);
      }}
      onBlur={() => {
        onTyped?.();
        whenReleased(() => {
          setBeingTyped(undefined);
          setRefused(false);
        });
      }}
    />
  );
}
