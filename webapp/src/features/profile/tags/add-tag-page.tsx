import { limits } from '@kollab/contract';
import { useState } from 'react';
import { useStore } from 'zustand';
import { paths } from '#src/app/paths.ts';
import { profileDraft, saveDraft, typeForm } from '#src/features/profile/profile-draft.ts';
import { useOwnProfile } from '#src/features/profile/use-own-profile.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { Field } from '#src/ui/field.tsx';
import { MainAction } from '#src/ui/main-action.tsx';
import { Page } from '#src/ui/page.tsx';
import { useGoBack } from '#src/ui/use-go-back.ts';
import { OwnTags } from './own-tags.tsx';
import { hasTag, sentTags, tagNames, withoutTag, withTag } from './tag-list.ts';
import { TagSuggestions } from './tag-suggestions.tsx';
import { useCatalogue } from './use-catalogue.ts';

const formName = 'tag';

/** The own tags and those to choose from; every choice is a draft at once (spec §2). */
export default function AddTagPage() {
  const { me, profile } = useOwnProfile();
  const { telegramId } = me;
  const [said, setSaid] = useState('');
  const typed = useStore(profileDraft(telegramId)).typed[formName]?.name ?? '';
  const goBack = useGoBack(paths.home);
  const own = tagNames(profile.tags);
  const catalogue = useCatalogue(typed, own);
  const isFull = own.length >= limits.tags;
  const words = texts.tagEditor;

  const type = (name: string) => typeForm(telegramId, formName, name ? { name } : undefined);

  const add = (name: string) => {
    const tags = withTag(own, name);
    if (!tags) return;
    saveDraft(telegramId, { tags }, me);
    type('');
    telegram().haptic('selection');
    setSaid(words.added(name));
  };

  const remove = (name: string) => {
    saveDraft(telegramId, { tags: withoutTag(own, name) }, me);
    telegram().haptic('selection');
    setSaid(words.removed(name));
  };

  /** Enter takes the tag as the catalogue writes it, else as it is typed. */
  const addTyped = () => add(catalogue.offered.find((name) => hasTag([name], typed)) ?? typed);

  return (
    <Page title={words.title} parent={paths.home}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          addTyped();
        }}
      >
        <Field
          label={words.input}
          placeholder={words.placeholder}
          value={typed}
          hint={isFull ? words.full : undefined}
          error={hasTag(own, typed) ? words.already : undefined}
          maxLength={limits.tag}
          onChange={type}
        />
      </form>
      {!isFull && <TagSuggestions typed={typed} catalogue={catalogue} onAdd={add} />}
      <OwnTags names={own} sent={sentTags(me)} onRemove={remove} />
      <output className="visually-hidden">{said}</output>
      <MainAction text={words.ready} onClick={goBack} />
    </Page>
  );
}
