import type { PersonCard } from '@kollab/contract';
import type { ReactNode } from 'react';
import { texts } from '#src/texts/common.ts';
import { ProfileHero } from '#src/shared/person/profile-hero.tsx';
import { TagsSection } from '#src/shared/person/profile-sections.tsx';

/** Some lists know a name and a face alone. */
export type KnownPerson = Pick<PersonCard, 'firstName' | 'lastName'> & Partial<PersonCard>;

export interface GlanceProps {
  person: KnownPerson;
  isLost: boolean;
  children: ReactNode;
}

export function PersonGlance({ person, isLost, children }: GlanceProps) {
  const { photo = null, statusShort = '', tags = [] } = person;
  return (
    <>
      <ProfileHero
        profile={{ ...person, photo, statusShort }}
        heading="h2"
        status={statusShort || texts.common.nobody}
      />
      {!isLost && children}
      <TagsSection tags={tags} />
      {isLost && children}
    </>
  );
}
