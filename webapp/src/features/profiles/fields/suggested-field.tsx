import { type ComponentProps, type FocusEvent, useState } from 'react';
import { type Suggested, useSuggestions } from '#src/entities/search/suggestions.ts';
import { whenReleased } from '#src/kit/lib/when-released.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { focusField } from './focus-field.ts';
import { PlainFieldCell } from './plain-field-cell.tsx';
import { typeField } from './type-field.ts';

const shownAtOnce = 4;

/** A field that suggests what others gave, as soon as something is typed. */
export function SuggestedField(
  props: ComponentProps<typeof PlainFieldCell> & { field: Suggested },
) {
  const { me, profile, field } = props;
  const [isOpen, setOpen] = useState(false);
  const typed = profile[field];
  const isAsked = isOpen && typed.trim() !== '';
  const names = useSuggestions(field, isAsked ? typed : '').filter((name) => name !== typed);
  const take = (name: string) => {
    typeField(me, field, name);
    setOpen(false);
    // The pressed row goes away.
    requestAnimationFrame(() => focusField(field));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) whenReleased(() => setOpen(false));
  };
  return (
    <div
      role="presentation"
      className="ruled"
      onChange={() => setOpen(true)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <PlainFieldCell {...props} />
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
