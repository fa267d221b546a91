import { type ApplicationStatus, paths } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { Segments, useSegment } from '#src/kit/controls/segments.tsx';
import { OpenPairs } from './pairs/open-pairs.tsx';
import { OwnApplicationsList } from './own-applications-list.tsx';

const { filters, empty } = applicationTexts.applications;
const segments = [
  { id: 'all', text: filters.all },
  { id: 'pending', text: filters.pending },
  { id: 'accepted', text: filters.accepted },
  { id: 'rejected', text: filters.rejected },
] as const;
type Filter = (typeof segments)[number]['id'];

const statuses: Record<Filter, ApplicationStatus | undefined> = {
  all: undefined,
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** Spec §2, `/myapplications`. */
export default function OwnApplicationsPage() {
  const ids = segments.map(({ id }) => id);
  const { chosen, choose } = useSegment('status', ids, 'all');
  return (
    <Page title={applicationTexts.applications.title} parent={paths.ownProjects}>
      <Segments label={filters.label} segments={segments} chosen={chosen} onChoose={choose}>
        {(chosen === 'all' || chosen === 'pending') && <OpenPairs />}
        <OwnApplicationsList key={chosen} status={statuses[chosen]} empty={empty[chosen]} />
      </Segments>
    </Page>
  );
}
