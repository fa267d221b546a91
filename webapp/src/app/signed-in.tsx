import { product } from '@kollab/contract';
import { Outlet, useLocation } from 'react-router-dom';
import { MeContext, useSignIn } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '#src/texts/common.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { routeAt } from './routes.ts';

/** The title comes later: it is said in the texts of the screen. */
function Unentered({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState<string>(product);
  const route = routeAt(pathname);
  const title = route?.title ? said : texts.tabs.profile;
  useEffect(() => {
    let isWanted = true;
    route?.title?.().then(
      (found) => isWanted && setSaid(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [route]);
  return (
    <Page title={title} hasOwnHeading>
      {children}
    </Page>
  );
}

function Entrance({ telegramId }: { telegramId: number }) {
  const { me, error, retry } = useSignIn(telegramId);
  if (me) {
    return (
      <MeContext value={me}>
        <Outlet />
      </MeContext>
    );
  }
  if (!error) return <Waiting onRetry={retry} />;
  return (
    <Unentered>
      <LoadError error={error} onRetry={retry} />
    </Unentered>
  );
}

const OutsideTelegram = lazyWithPreload(() => import('./outside-telegram.tsx'));

export function SignedIn() {
  const { user } = telegram();
  if (user) return <Entrance telegramId={user.telegramId} />;
  return (
    <Unentered>
      <OutsideTelegram />
    </Unentered>
  );
}
