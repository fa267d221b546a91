import { type OwnSanction, paths } from '@kollab/contract';
import { useLoad } from '#src/api/load.ts';
import { useMe } from '#src/api/me.ts';
import { texts } from '#src/texts/common.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';
import { ownSanctionsQuery } from '#src/shared/moderation/own-sanctions.ts';
import { Restriction } from '#src/shared/moderation/restrictions.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { LoadState } from '#src/kit/layout/load-state.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import calmPicture from '#src/kit/pictures/calm.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

/** A project's is read on its own page. */
const concerns = ({ kind, endedAt }: OwnSanction) => kind !== 'removal' && endedAt === null;

function Content() {
  const { telegramId } = useMe();
  const { data, error, retry } = useLoad(ownSanctionsQuery(telegramId));
  const words = sanctionTexts.page;
  if (!data) return <LoadState error={error} onRetry={retry} />;
  const holding = data.filter(concerns);
  if (holding.length === 0) {
    return <Placeholder picture={calmPicture} title={words.none} hint={words.noneHint} />;
  }
  return (
    <>
      {holding.map((one) => (
        <Restriction key={one.id} sanction={one} telegramId={telegramId} />
      ))}
      {holding.every(({ mayAppealUntil }) => mayAppealUntil === null) && (
        <ButtonLink to={paths.home}>{texts.common.ok}</ButtonLink>
      )}
    </>
  );
}

export default function RestrictionPage() {
  return (
    <Page title={sanctionTexts.page.title} parent={paths.home}>
      <Content />
    </Page>
  );
}
