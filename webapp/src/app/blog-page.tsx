import { paths } from '@kollab/contract';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { useBackButton } from '#src/telegram/use-back-button.ts';
import { texts } from '#src/texts/common.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { Page } from '#src/kit/layout/page.tsx';
import calmPicture from '#src/kit/pictures/calm.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { useGoBack } from '#src/kit/layout/use-go-back.ts';

export default function BlogPage() {
  const { title, soon } = peopleTexts.blog;
  useBackButton(true, useGoBack(paths.home));
  return (
    <Page title={title} beginsWithName hasTabbar>
      <Placeholder picture={calmPicture} title={title} hint={soon} isWelcome>
        <ButtonLink to={paths.home} kind="tinted">
          {texts.common.back}
        </ButtonLink>
      </Placeholder>
    </Page>
  );
}
