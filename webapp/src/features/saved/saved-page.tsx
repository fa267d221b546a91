import { paths } from '@kollab/contract';
import { Segments, useSegment } from '#src/kit/controls/segments.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { savedTexts } from '#src/texts/saved.ts';
import { SavedList } from './saved-list.tsx';
import { SavedSearches } from './saved-searches.tsx';

const { title, tabs } = savedTexts.page;
const ids = ['vacancy', 'project', 'person', 'search'] as const;
const segments = ids.map((id) => ({ id, text: tabs[id] }));

export default function SavedPage() {
  const { chosen, choose } = useSegment('tab', ids, 'vacancy');
  return (
    <Page title={title} parent={paths.home}>
      <Segments label={title} segments={segments} chosen={chosen} onChoose={choose}>
        {chosen === 'search' ? <SavedSearches /> : <SavedList key={chosen} kind={chosen} />}
      </Segments>
    </Page>
  );
}
