import { limits } from '@kollab/contract';
import { useState, type ReactNode } from 'react';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { ChipButtons } from '#src/kit/controls/chip-buttons.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import type { TagWords } from './tag-words.ts';

interface ChosenTagsProps {
  names: readonly string[];
  words: TagWords;
  mark?: ReactNode;
  isMarked?: (name: string) => boolean;
  onRemove: (name: string) => void;
}

/** Four of them, the rest on demand; a cross takes one away (spec §2). */
export function ChosenTags({ names, words, mark, isMarked, onRemove }: ChosenTagsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [first] = useState(names);
  // What was just added is seen, wherever it stands.
  const hasNew = names.some((name) => !first.includes(name));
  const isCut = !showsAll && !hasNew && names.length > limits.tagSuggestions;
  if (names.length === 0) return null;
  const title = words.own(names.length);
  return (
    <Section title={title} testId="own-tags">
      <ChipButtons
        label={title}
        names={isCut ? names.slice(0, limits.tagSuggestions) : names}
        kind="remove"
        actionOf={words.remove}
        mark={mark}
        isMarked={isMarked}
        onPress={onRemove}
      />
      {isCut && (
        <Button kind="plain" onClick={() => setShowsAll(true)}>
          {texts.common.allTags}
        </Button>
      )}
    </Section>
  );
}
