import { paths, type SavedSearch, searchLabel } from '@kollab/contract';
import { AlertMode } from '@kollab/contract/schemas';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import SearchSign from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { searchesQuery, useSearches } from '#src/api/discovery/alerts.ts';
import { useLoad } from '#src/api/load.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import card from '#src/shared/project/found-card.module.css';
import { FoundList, FoundWaiting } from '#src/shared/project/found-list.tsx';
import { SelectChip } from '#src/kit/controls/select-chip.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import savedPicture from '#src/kit/pictures/saved.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';
import { texts } from '#src/texts/common.ts';
import { locale } from '#src/texts/locale.ts';
import { savedTexts } from '#src/texts/saved.ts';
import styles from './saved-list.module.css';

const words = savedTexts.alerts;

function Search({ search }: { search: SavedSearch }) {
  const { start, change, keep, remove } = useSearches();
  const label = searchLabel(search.filter, locale) || words.everything;
  const {
    save,
    wished: { mode = search.mode },
    isWaiting,
  } = useSavedAtOnce({
    name: `search ${search.id}`,
    save: ({ mode: chosen = search.mode }: { mode?: AlertMode }) => change(search, chosen),
    onSaved: keep,
    failed: words.failed,
  });
  const restoring = useAction({
    perform: () => start(search, search.mode),
    failed: words.failed,
  });
  const removing = useAction({
    perform: () => remove(search),
    failed: words.failed,
    onSuccess: () =>
      showToast(words.removed, {
        text: savedTexts.mark.undo,
        onPress: () => restoring.run(),
      }),
  });
  const isTold = mode !== 'never';
  return (
    <li className={card.card} data-testid="saved-search">
      <span className={styles.tile}>
        <SearchSign size={24} aria-hidden />
      </span>
      <div className={card.head}>
        <p className={styles.title}>{label}</p>
        <p className={card.facts}>{isWaiting ? texts.errors.waits : words.of[search.kind]}</p>
      </div>
      <div className={styles.foot}>
        <SelectChip
          icon={isTold ? BellRing : BellOff}
          label={`${words.mode}: ${label}`}
          value={mode}
          options={AlertMode.options.map((value) => ({ value, text: words.modes[value] }))}
          isOn={isTold}
          onChange={(chosen) => save({ mode: chosen })}
        />
        <IconButton icon={Trash2} label={words.remove(label)} onClick={() => removing.run()} />
      </div>
    </li>
  );
}

export function SavedSearches() {
  const { data: searches, error, retry } = useLoad(searchesQuery);
  const { tabs, empty, searchHint, find } = savedTexts.page;
  if (!searches) return <LoadState error={error} shapes={<FoundWaiting />} onRetry={retry} />;
  if (searches.length === 0) {
    return (
      <Placeholder picture={savedPicture} title={empty.search} hint={searchHint}>
        <ButtonLink to={paths.vacancies}>{find}</ButtonLink>
      </Placeholder>
    );
  }
  return (
    <FoundList label={tabs.search}>
      {searches.map((search) => (
        <Search key={search.id} search={search} />
      ))}
    </FoundList>
  );
}
