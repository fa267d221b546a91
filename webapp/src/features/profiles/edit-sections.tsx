import { limits, paths, type User } from '@kollab/contract';
import { type ReactNode, useEffect } from 'react';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { firstLetters } from '#src/kit/lib/cut.ts';
import { lengthOf } from '#src/entities/profiles/experience-length.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { DraftIcon } from './draft/draft-icon.tsx';
import { ContactVisibilityCell } from './fields/contact-visibility.tsx';
import { LookingForTeamSection } from './fields/looking-for-team.tsx';
import { PlainFieldCell } from './fields/plain-field-cell.tsx';
import { useSaveContacts } from './fields/use-save-contacts.ts';
import { isContact, type PlainField } from './draft/plain-fields.ts';

interface EditSectionsProps {
  me: User;
  /** With the drafts of this device. */
  profile: User;
  unsent: ReadonlySet<string>;
  /** Told that the fields are there, and that they are gone. */
  onShown: (areShown: boolean) => void;
}

interface EditorRow {
  to: string;
  label: string;
  text: string;
  empty: string;
  fields: readonly string[];
}

function listed(names: readonly string[]) {
  const shown = names.slice(0, limits.tagsShown).join(', ');
  const others = names.length - limits.tagsShown;
  return others > 0 ? `${shown} ${editorTexts.fields.others(others)}` : shown;
}

function statusOf({ statusShort, statusLong }: User) {
  const points = statusLong.length > 0 ? profileTexts.profile.points(statusLong.length) : '';
  return [statusShort, points].filter(Boolean).join(' · ');
}

function experienceOf({ experiences }: User) {
  if (experiences.length === 0) return '';
  const places = editorTexts.experienceEditor.places(experiences.length);
  return [places, lengthOf(experiences)].filter(Boolean).join(' · ');
}

const rowsOf = (profile: User): EditorRow[] => [
  {
    to: paths.editStatus,
    label: profileTexts.profile.status,
    text: statusOf(profile),
    empty: profileTexts.profile.addStatus,
    fields: ['statusShort', 'statusLong'],
  },
  {
    to: paths.editAboutMe,
    label: profileTexts.profile.about,
    text: profile.description,
    empty: editorTexts.fields.addDescription,
    fields: ['description'],
  },
  {
    to: paths.addTag,
    label: profileTexts.profile.tags,
    text: listed(profile.tags.map(({ tagName }) => tagName)),
    empty: editorTexts.fields.addTags,
    fields: ['tags'],
  },
  {
    to: paths.editLinks,
    label: profileTexts.profile.links,
    text: listed(profile.links.map(({ type }) => firstLetters(type, limits.linkTypeShown))),
    empty: editorTexts.fields.addLinks,
    fields: ['links'],
  },
  {
    to: paths.editExperience,
    label: profileTexts.profile.experience,
    text: experienceOf(profile),
    empty: editorTexts.fields.addExperience,
    fields: ['experiences'],
  },
];

/** The own profile opened for editing: short values in place, the rest through their editors. */
export default function EditSections({ me, profile, unsent, onShown }: EditSectionsProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const saveContacts = useSaveContacts(me);
  // What another visit could not save is tried again.
  // oxlint-disable-next-line react/exhaustive-deps -- once per visit
  useEffect(saveContacts, []);
  const cell = (field: PlainField): ReactNode => (
    <PlainFieldCell
      key={field}
      me={me}
      profile={profile}
      field={field}
      isUnsent={unsent.has(field)}
      onTyped={isContact(field) ? saveContacts : undefined}
    />
  );
  return (
    <>
      <Section title={profileTexts.profile.person}>
        {cell('lastName')}
        {cell('firstName')}
        {cell('middleName')}
      </Section>
      <Section title={editorTexts.fields.more}>
        {rowsOf(profile).map(({ to, label, text, empty, fields }) => (
          <Cell
            key={to}
            to={to}
            label={label}
            isQuiet={!text}
            after={fields.some((field) => unsent.has(field)) && <DraftIcon />}
          >
            <span className="clamp">{text || empty}</span>
          </Cell>
        ))}
      </Section>
      <LookingForTeamSection me={me} />
      <Section title={profileTexts.profile.study}>
        {cell('university')}
        {cell('major')}
        {cell('course')}
      </Section>
      <Section title={editorTexts.fields.contacts} note={editorTexts.fields.contactsHint}>
        {cell('phone')}
        <ContactVisibilityCell me={me} contact="phone" />
        {cell('email')}
        <ContactVisibilityCell me={me} contact="email" />
      </Section>
    </>
  );
}
