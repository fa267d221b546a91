import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { recognise, startSignIn } from './api/me.ts';
import { App } from './app/app.tsx';
import { createQueryClient } from './app/query-client.ts';
import { preloadScreen } from './app/routes.ts';
import { createScreenHistory } from './kit/layout/screen-history.ts';
import { telegram } from './telegram/telegram.ts';
import { pathOfTarget, paths } from '@kollab/contract';

const isTypedInto = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select');

/** A keyboard takes a part of the screen: what is typed into comes above it and above the foot. */
function keepFocusInView() {
  const show = () => {
    const { activeElement } = document;
    if (isTypedInto(activeElement)) activeElement.scrollIntoView({ block: 'nearest' });
  };
  window.addEventListener('resize', show);
  window.visualViewport?.addEventListener('resize', show);
}

/** Few come with a start parameter; theme.js has its code fetched beside the rest. */
async function followLaunch() {
  if (!telegram().startParam) return;
  try {
    const { launchTarget } = await import('./app/launch.ts');
    const target = launchTarget(telegram());
    if (target === undefined) return;
    window.history.replaceState(null, '', target ? pathOfTarget(target) : paths.open);
  } catch {
    // Without that code the app opens as without a parameter.
  }
}

async function start(root: HTMLElement) {
  // Not at the top: that code waits for this file.
  await followLaunch();
  keepFocusInView();
  const queries = createQueryClient();
  const { user } = telegram();
  preloadScreen(window.location.pathname, (isPublic) => {
    if (user) void (isPublic ? recognise : startSignIn)(queries, user.telegramId);
  });
  createRoot(root).render(
    <StrictMode>
      <HistoryRouter history={createScreenHistory()}>
        <App queries={queries} />
      </HistoryRouter>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
