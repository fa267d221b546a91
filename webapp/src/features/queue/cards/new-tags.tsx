import { limits } from '@kollab/contract';
import { useState } from 'react';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { useCatalogue } from '#src/shared/tags/use-catalogue.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { ChipButtons } from '#src/kit/controls/chip-buttons.tsx';
import { Field } from '#src/kit/forms/field.tsx';
import type { NewTagChoices } from './use-new-tags.ts';
import styles from './new-tags.module.css';

function Replacement({ name, onChoose }: { name: string; onChoose: (tag: string) => void }) {
  const [typed, setTyped] = useState('');
  const { offered } = useCatalogue(typed, [name]);
  const { replaceWith, replaceBy } = moderatorTexts.queue.newTags;
  const label = replaceWith(name);
  return (
    <div className={styles.replacement}>
      <Field label={label} value={typed} maxLength={limits.tag} onChange={setTyped} />
      <ChipButtons
        label={label}
        names={offered}
        kind="add"
        actionOf={replaceBy}
        onPress={onChoose}
      />
    </div>
  );
}

function NewTag({ name, choices }: { name: string; choices: NewTagChoices }) {
  const [isReplacing, setReplacing] = useState(false);
  const words = moderatorTexts.queue.newTags;
  const becomes = choices.becomes(name);
  return (
    <li className={styles.tag}>
      <p className={styles.name}>
        {becomes === undefined ? name : <del>{name}</del>}
        {typeof becomes === 'string' && <ins>{becomes}</ins>}
        <Badge tone="warning">{becomes === null ? words.left : words.mark}</Badge>
      </p>
      {becomes === undefined ? (
        <div className={styles.actions}>
          <Button
            kind="tinted"
            isCompact
            label={words.replaceOf(name)}
            onClick={() => setReplacing(!isReplacing)}
          >
            {words.replace}
          </Button>
          <Button
            kind="tinted"
            isCompact
            label={words.leaveOf(name)}
            onClick={() => choices.decide(name, null)}
          >
            {words.leave}
          </Button>
        </div>
      ) : (
        <Button
          kind="tinted"
          isCompact
          label={words.keepOf(name)}
          onClick={() => choices.keep(name)}
        >
          {words.keep}
        </Button>
      )}
      {isReplacing && becomes === undefined && (
        <Replacement
          name={name}
          onChoose={(tag) => {
            setReplacing(false);
            choices.decide(name, tag);
          }}
        />
      )}
    </li>
  );
}

export function NewTags({ choices }: { choices: NewTagChoices }) {
  const { title, hint } = moderatorTexts.queue.newTags;
  return (
    <section className={styles.tags} aria-label={title}>
      <p className={styles.hint}>{hint}</p>
      <ul>
        {choices.names.map((name) => (
          <NewTag key={name} name={name} choices={choices} />
        ))}
      </ul>
    </section>
  );
}
