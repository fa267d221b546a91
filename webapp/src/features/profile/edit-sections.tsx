import type { ReviewedField, User } from '@kollab/contract';
import { paths } from '#src/app/paths.ts';
import { texts } from '#src/texts/texts.ts';
import { Cell } from '#src/ui/cell.tsx';
import { Section } from '#src/ui/section.tsx';
import { DraftIcon } from './draft-icon.tsx';
import { statusFields } from './own-profile.ts';
import { ExperienceSection } from './experience-section.tsx';
import { LinksSection } from './links-section.tsx';
import { TagsSection } from './tags-section.tsx';
import { AboutSection } from './text-sections.tsx';

type Unsent = ReadonlySet<string>;
type PlainField =
  | 'lastName'
  | 'firstName'
  | 'middleName'
  | 'phone'
  | 'email'
  | 'university'
  | 'major'
  | 'course';

function FieldCell({
  field,
  profile,
  unsent,
}: {
  field: PlainField;
  profile: User;
  unsent: Unsent;
}) {
  const value = profile[field];
  return (
    <Cell
      label={texts.profile.fields[field]}
      isQuiet={!value}
      after={unsent.has(field) && <DraftIcon />}
    >
      {value || texts.profile.notSet}
    </Cell>
  );
}

const person = ['lastName', 'firstName', 'middleName', 'phone', 'email'] as const;
const study = ['university', 'major', 'course'] as const;
const others = ['description', 'tags', 'links', 'experiences'] as const;

function StatusCell({ profile, unsent }: { profile: User; unsent: Unsent }) {
  const { statusShort, statusLong } = profile;
  const points = statusLong.length;
  const summary = points > 0 ? texts.profile.points(points) : '';
  return (
    <Cell
      to={paths.editStatus}
      detail={statusLong.length > 0 && statusShort ? summary : undefined}
      isQuiet={!statusShort && points === 0}
      after={statusFields.some((field) => unsent.has(field)) && <DraftIcon />}
    >
      {statusShort || summary || texts.profile.addStatus}
    </Cell>
  );
}

/** The own profile opened for editing: what has an editor leads there, the rest is shown. */
export function EditSections({ profile, unsent }: { profile: User; unsent: Unsent }) {
  const drafts = others.filter((field: ReviewedField) => unsent.has(field));
  return (
    <>
      <Section title={texts.profile.status}>
        <StatusCell profile={profile} unsent={unsent} />
      </Section>
      <Section title={texts.profile.person} note={texts.profile.contactsHint}>
        {person.map((field) => (
          <FieldCell key={field} field={field} profile={profile} unsent={unsent} />
        ))}
      </Section>
      <Section title={texts.profile.study}>
        {study.map((field) => (
          <FieldCell key={field} field={field} profile={profile} unsent={unsent} />
        ))}
      </Section>
      <AboutSection description={profile.description} />
      <TagsSection tags={profile.tags} />
      <LinksSection links={profile.links} />
      <ExperienceSection experiences={profile.experiences} />
      {drafts.length > 0 && (
        <Section title={texts.profile.otherDrafts}>
          {drafts.map((field) => (
            <Cell key={field} after={<DraftIcon />}>
              {texts.profile.fields[field]}
            </Cell>
          ))}
        </Section>
      )}
    </>
  );
}
