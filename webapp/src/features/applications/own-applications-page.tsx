import { type ApplicationStatus, paths } from '@kollab/contract';
import { ownApplicationsQuery, withoutDuplicates } from '#src/api/application-lists.ts';
import { useMe } from '#src/api/me.ts';
import { usePages } from '#src/api/pages.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Segments, useSegment } from '#src/kit/controls/segments.tsx';
import { OpenPairs } from './pairs/open-pairs.tsx';
import { OwnApplicationsList } from './own-applications-list.tsx';

const { filters, empty } = applicationTexts.applications;

const ids = ['all', 'pending', 'accepted', 'rejected'] as const;
const statuses: Record<(typeof ids)[number], ApplicationStatus | undefined> = {
  all: undefined,
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** With how many there are, once none is missing. */
function useFilters() {
  const { telegramId } = useMe();
  // The list is what asks again.
  const { items = [], more } = usePages(
    { ...ownApplicationsQuery(telegramId), refetchInterval: false },
    withoutDuplicates,
  );
  const isWhole = !more.hasMore;
  const segments = ids.map((id) => {
    const of = statuses[id];
    const { length } = of ? items.filter(({ status }) => status === of) : items;
    return { id, text: length > 0 && isWhole ? `${filters[id]}\u00a0${length}` : filters[id] };
  });
  return { segments, isWhole };
}

/** Spec §2, `/myapplications`. */
export default function OwnApplicationsPage() {
  const { segments, isWhole } = useFilters();
  const { chosen, choose } = useSegment('status', ids, 'all');
  return (
    <Page title={applicationTexts.applications.title} parent={paths.ownProjects}>
      <Segments label={filters.label} segments={segments} chosen={chosen} onChoose={choose}>
        {(chosen === 'all' || chosen === 'pending') && <OpenPairs />}
        <OwnApplicationsList
          key={chosen}
          status={statuses[chosen]}
          isWhole={isWhole}
          empty={empty[chosen]}
        />
      </Segments>
    </Page>
  );
}
