import { limits, type User } from '@kollab/contract';
import { useState } from 'react';
import { profileTexts } from '#src/texts/profile.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Chips } from '#src/kit/content/chip.tsx';
import { Section } from '#src/kit/layout/section.tsx';

/** Skills: six of them, the rest on demand (spec §9). */
export function TagsSection({ tags }: Pick<User, 'tags'>) {
  const [showsAll, setShowsAll] = useState(false);
  const names = tags.map(({ tagName }) => tagName).filter((name) => name.trim() !== '');
  if (names.length === 0) return null;
  const isCut = !showsAll && names.length > limits.tagsShown;
  return (
    <Section title={profileTexts.profile.tags}>
      <Chips
        label={profileTexts.profile.tags}
        names={isCut ? names.slice(0, limits.tagsShown) : names}
      />
      {isCut && (
        <Button kind="plain" onClick={() => setShowsAll(true)}>
          {profileTexts.profile.allTags}
        </Button>
      )}
    </Section>
  );
}
