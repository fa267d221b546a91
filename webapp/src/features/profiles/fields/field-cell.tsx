import { type ComponentProps, type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { isSuggested, type Suggested, useSuggestions } from '#src/shared/search-bar/suggestions.ts';
import { whenReleased } from '#src/kit/lib/when-released.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { focusField } from './focus-field.ts';
import { PlainFieldCell } from './plain-field-cell.tsx';
import styles from './field-cell.module.css';
import { begin, finish, typeField } from './type-field.ts';
import { begunForm } from '#src/shared/person/draft/own-completion.ts';
import { useProfileDraft } from '#src/shared/person/draft/profile-draft.ts';

const shownAtOnce = 4;

const lowered = (text: string) => text.trim().toLowerCase();

const isOffered = (typed: string, offered: readonly string[]) =>
  offered.some((name) => lowered(name) === lowered(typed));

/** A single letter, or how a name begins that was offered and not taken. */
function isBeginning(typed: string, offered: readonly string[]) {
  const letters = lowered(typed);
  if (letters.length < 2) return letters !== '';
  return !isOffered(typed, offered) && offered.some((name) => lowered(name).startsWith(letters));
}

type CellProps = ComponentProps<typeof PlainFieldCell>;

/** As soon as something is typed; universities before that, too. */
function SuggestedField(props: CellProps & { field: Suggested }) {
  const { me, profile, field } = props;
  const [isOpen, setOpen] = useState(false);
  const typed = profile[field];
  const isOfferedAtOnce = field === 'university';
  const isAsked = isOpen && (typed.trim() !== '' || isOfferedAtOnce);
  const begun = useProfileDraft(me.telegramId).typed[begunForm]?.[field];
  const isLeftBegun = !isOpen && begun !== undefined && begun === typed;
  const offered =
    useSuggestions(field, isAsked || isLeftBegun ? typed : '', isAsked && isOfferedAtOnce)?.names ??
    [];
  const names = offered.filter((name) => name !== typed);
  const isWhole = isLeftBegun && isOffered(typed, offered);
  const take = (name: string) => {
    typeField(me, field, name);
    finish(me, field);
    setOpen(false);
    // The pressed row goes away.
    requestAnimationFrame(() => focusField(field));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) whenReleased(() => setOpen(false));
  };
  const settle = useEffectEvent(() => {
    if (!isBeginning(typed, offered)) finish(me, field);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // Who closes Kollab leaves the field, too.
    window.addEventListener('pagehide', settle);
    document.addEventListener('visibilitychange', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      document.removeEventListener('visibilitychange', settle);
      settle();
    };
  }, [isOpen]);
  useEffect(() => {
    if (isWhole) finish(me, field);
  }, [isWhole, me, field]);
  return (
    <div
      role="presentation"
      className="ruled"
      onChange={() => {
        setOpen(true);
        begin(me, field);
      }}
      onFocus={() => isOfferedAtOnce && typed === '' && setOpen(true)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <PlainFieldCell {...props} />
      {isLeftBegun && <p className={styles.begun}>{fieldTexts.fields.begun}</p>}
      {isAsked && names.length > 0 && (
        <ul aria-label={fieldTexts.fields.suggested(profileTexts.profile.fields[field])}>
          {names.slice(0, shownAtOnce).map((name) => (
            <li key={name}>
              <Cell isAccent onClick={() => take(name)}>
                {name}
              </Cell>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function FieldCell({ field, ...props }: CellProps) {
  return isSuggested(field) ? (
    <SuggestedField {...props} field={field} />
  ) : (
    <PlainFieldCell {...props} field={field} />
  );
}
