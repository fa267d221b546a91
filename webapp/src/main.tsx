import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { followStartParam } from './app/launch.ts';
import { preloadScreen } from './app/screens.ts';
import { telegram } from './telegram/telegram.ts';
import { keepFocusInView } from './kit/lib/keep-focus-in-view.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followStartParam(telegram());
keepFocusInView();
preloadScreen(window.location.pathname);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App queries={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>,
);
