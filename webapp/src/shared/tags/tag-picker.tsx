import { limits } from '@kollab/contract';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { Field } from '#src/kit/forms/field.tsx';
import { ChosenTags } from './chosen-tags.tsx';
import { hasTag, uniqueTags, withoutTag, withTag } from './tag-list.ts';
import { TagSuggestions } from './tag-suggestions.tsx';
import type { TagWords } from './tag-words.ts';
import { useCatalogue, useMeant } from './use-catalogue.ts';

interface TagPickerProps {
  id?: string;
  names: readonly string[];
  typed: string;
  words: TagWords;
  /** Before anything is typed. */
  offered?: number;
  error?: string;
  mark?: ReactNode;
  isMarked?: (name: string) => boolean;
  onType: (typed: string) => void;
  /** What was typed has become part of it. */
  onChange: (names: string[]) => void;
}

export function TagPicker(props: TagPickerProps) {
  const { id, names, typed, words, offered, error, mark, isMarked, onType, onChange } = props;
  const [said, setSaid] = useState('');
  const catalogue = useCatalogue(typed, names, offered);
  const isFull = names.length >= limits.tags;

  const add = (name: string) => {
    const tags = withTag(names, name);
    if (!tags) return;
    onChange(tags);
    onType('');
    telegram().haptic('selection');
    setSaid(words.added(name));
  };

  const remove = (name: string) => {
    onChange(withoutTag(names, name));
    telegram().haptic('selection');
    setSaid(words.removed(name));
  };

  const addTyped = () =>
    add(catalogue.intended ?? catalogue.offered.find((name) => hasTag([name], typed)) ?? typed);
  // Added at once, whatever follows; called as the catalogue calls it when that is known.
  const [early, setEarly] = useState('');
  const meant = useMeant(early);
  const rename = useEffectEvent((name: string) => {
    if (!hasTag(names, early)) return;
    onChange(uniqueTags(names.map((one) => (hasTag([one], early) ? name : one))));
  });
  useEffect(() => {
    if (meant !== undefined) rename(meant);
  }, [meant]);

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!catalogue.isAnswered) setEarly(typed.trim());
          addTyped();
        }}
      >
        <Field
          id={id}
          label={words.input}
          placeholder={words.placeholder}
          value={typed}
          hint={isFull ? words.full : names.length === 0 ? words.none : undefined}
          error={hasTag(names, catalogue.intended ?? typed) ? words.already : error}
          maxLength={limits.tag}
          onChange={onType}
        />
      </form>
      {!isFull && <TagSuggestions typed={typed} catalogue={catalogue} words={words} onAdd={add} />}
      <ChosenTags names={names} words={words} mark={mark} isMarked={isMarked} onRemove={remove} />
      <output className="visually-hidden">{said}</output>
    </>
  );
}
