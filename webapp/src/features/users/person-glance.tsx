import type { PersonCard } from '@kollab/contract';
import type { ReactNode } from 'react';
import { texts } from '#src/texts/common.ts';
import { ProfileHero } from '#src/shared/person/profile-hero.tsx';
import { TagsSection } from '#src/shared/person/profile-sections.tsx';

/** What the list knew in which somebody was pressed: some know a name and a face alone. */
export type KnownPerson = Pick<PersonCard, 'firstName' | 'lastName'> & Partial<PersonCard>;

export interface GlanceProps {
  person: KnownPerson;
  /** Whether the rest did not come. */
  isLost: boolean;
  /** That the rest is on its way, or did not come. */
  children: ReactNode;
}

/** A person before their profile is there: what the list said of them, at once. */
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
