import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { language, say } from './language/language.ts';
import './tokens.css';

document.documentElement.lang = language;
document.title = say('Kollab · песочница', 'Kollab · sandbox');

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
