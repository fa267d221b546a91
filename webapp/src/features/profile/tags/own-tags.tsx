import { limits } from '@kollab/contract';
import { useState } from 'react';
import { DraftIcon } from '#src/features/profile/draft-icon.tsx';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Cell } from '#src/ui/cell.tsx';
import { ChipButtons } from '#src/ui/chip-buttons.tsx';
import { Section } from '#src/ui/section.tsx';
import { hasTag } from './tag-list.ts';

interface OwnTagsProps {
  names: readonly string[];
  /** Those that are no draft. */
  sent: readonly string[];
  onRemove: (name: string) => void;
}

/** The own tags: four of them, the rest on demand; a cross takes one away (spec §2). */
export function OwnTags({ names, sent, onRemove }: OwnTagsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isCut = !showsAll && names.length > limits.tagSuggestions;
  const { own, none, remove } = texts.tagEditor;
  return (
    <Section title={own(names.length)} testId="own-tags">
      {names.length === 0 ? (
        <Cell isQuiet>{none}</Cell>
      ) : (
        <ChipButtons
          label={own(names.length)}
          names={isCut ? names.slice(0, limits.tagSuggestions) : names}
          kind="remove"
          actionOf={remove}
          mark={<DraftIcon />}
          isMarked={(name) => !hasTag(sent, name)}
          onPress={onRemove}
        />
      )}
      {isCut && (
        <Button kind="plain" onClick={() => setShowsAll(true)}>
          {texts.profile.allTags}
        </Button>
      )}
    </Section>
  );
}
