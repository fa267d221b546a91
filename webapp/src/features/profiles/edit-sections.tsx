import { formSections, type User } from '@kollab/contract';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useProfileDraft } from '#src/shared/person/draft/profile-draft.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './profile-page.module.css';
import { DraftIcon } from './draft/draft-icon.tsx';
import { editorRows } from './edit-rows.ts';
import { ContactVisibilityCell } from './fields/contact-visibility.tsx';
import { FieldCell } from './fields/field-cell.tsx';
import { useSaveContacts } from './fields/use-save-contacts.ts';
import { isContact, type PlainField } from './draft/plain-fields.ts';
import { LookingForTeamSection } from './fields/looking-for-team.tsx';

interface EditSectionsProps {
  me: User;
  profile: User;
  unsent: ReadonlySet<string>;
  onShown: (areShown: boolean) => void;
}

export default function EditSections({ me, profile, unsent, onShown }: EditSectionsProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const { typed } = useProfileDraft(me.telegramId);
  const { saveContact, isWaiting } = useSaveContacts(me);
  // What another visit could not save is tried again.
  // oxlint-disable-next-line react/exhaustive-deps -- once per visit
  useEffect(() => formSections.contacts.forEach(saveContact), []);
  const cell = (field: PlainField): ReactNode => (
    <FieldCell
      key={field}
      me={me}
      profile={profile}
      field={field}
      isUnsent={unsent.has(field)}
      onTyped={isContact(field) ? () => saveContact(field) : undefined}
    />
  );
  return (
    <>
      <Section title={profileTexts.profile.person}>{formSections.person.map(cell)}</Section>
      <Section title={fieldTexts.fields.more}>
        {editorRows(profile, typed).map(({ to, label, text, empty, fields, isUnsaved }) => (
          <Cell
            key={to}
            to={to}
            detail={
              <>
                <span className={styles.value}>{text || empty}</span>
                {isUnsaved && fieldTexts.fields.unsaved}
              </>
            }
            after={fields.some((field) => unsent.has(field)) && <DraftIcon />}
          >
            {label}
          </Cell>
        ))}
      </Section>
      <LookingForTeamSection me={me} />
      <Section title={profileTexts.profile.study}>{formSections.study.map(cell)}</Section>
      <Section
        title={fieldTexts.fields.contacts}
        note={isWaiting ? fieldTexts.fields.contactsWait : fieldTexts.fields.contactsHint}
      >
        {formSections.contacts.map((contact) => (
          <Fragment key={contact}>
            {cell(contact)}
            <ContactVisibilityCell me={me} contact={contact} />
          </Fragment>
        ))}
      </Section>
    </>
  );
}
