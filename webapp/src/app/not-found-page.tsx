import { paths, product } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/kit/controls/button.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import searchPicture from '#src/kit/pictures/search.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { texts } from '#src/texts/common.ts';
import { lostTexts } from '#src/texts/app/lost.ts';

export default function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Page title={product} parent={paths.home}>
      <Placeholder picture={searchPicture} title={lostTexts.notFound} hint={lostTexts.notFoundHint}>
        <Button onClick={() => void navigate(paths.home, { replace: true })}>
          {texts.common.home}
        </Button>
      </Placeholder>
    </Page>
  );
}
