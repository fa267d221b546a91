import { TagName } from '@kollab/contract/schemas';
import Plus from 'lucide-react/icons/plus';
import { Cell } from '#src/kit/layout/cell.tsx';
import { ChipButtons } from '#src/kit/controls/chip-buttons.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import type { TagWords } from './tag-words.ts';
import type { useCatalogue } from './use-catalogue.ts';

interface TagSuggestionsProps {
  typed: string;
  catalogue: ReturnType<typeof useCatalogue>;
  words: TagWords;
  onAdd: (name: string) => void;
}

export function TagSuggestions({ typed, catalogue, words, onAdd }: TagSuggestionsProps) {
  const { offered, isAnswered, hasFailed, isKnown } = catalogue;
  const read = TagName.safeParse(typed);
  const isNew = read.success && !isKnown(read.data) && isAnswered;
  if (offered.length === 0 && !isNew && !hasFailed) return null;
  const title = typed.trim() ? words.found : words.suggestions;
  return (
    <Section title={title} testId="tag-suggestions">
      {offered.length > 0 && (
        <ChipButtons
          label={title}
          names={offered}
          kind="add"
          actionOf={words.add}
          onPress={onAdd}
        />
      )}
      {isNew && (
        <Cell isAccent icon={Plus} detail={words.proposeHint} onClick={() => onAdd(read.data)}>
          {words.propose(read.data)}
        </Cell>
      )}
      {hasFailed && !isNew && <Cell isQuiet>{words.catalogueFailed}</Cell>}
    </Section>
  );
}
