import type { formSections, User } from '@kollab/contract';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import type { ReactNode } from 'react';
import { Section } from '#src/kit/layout/section.tsx';

type Sections = typeof formSections;
type Field = Sections[keyof Sections][number];

interface FieldsSectionProps<F extends Field> {
  title: string;
  fields: readonly F[];
  profile: Pick<User, F>;
  markOf?: (field: string) => ReactNode;
}

export function FieldsSection<F extends Field>({
  title,
  fields,
  profile,
  markOf,
}: FieldsSectionProps<F>) {
  const known = fields.filter((field) => profile[field]);
  if (known.length === 0) return null;
  return (
    <Section title={title}>
      {known.map((field) => (
        <Cell key={field} label={profileTexts.profile.fields[field]} after={markOf?.(field)}>
          {profile[field]}
        </Cell>
      ))}
    </Section>
  );
}
