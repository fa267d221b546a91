import Search from 'lucide-react/icons/search';
import { texts } from '#src/texts/texts.ts';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';

export default function SearchPage() {
  const { title, empty, hint } = texts.search;
  return (
    <Page title={title} hasTabbar>
      <Placeholder icon={<Search size={40} aria-hidden />} title={empty} hint={hint} />
    </Page>
  );
}
