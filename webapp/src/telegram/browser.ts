import type { Telegram } from './telegram.ts';

const nothing = () => undefined;

/** Nobody is signed in, and the kit's own controls stand in for Telegram's. */
export function connectBrowser(): Telegram {
  const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    client: undefined,
    user: undefined,
    initData: undefined,
    startParam: undefined,
    presence: { get: () => 'silent', subscribe: () => nothing },
    backButton: undefined,
    mainButton: undefined,
    secondaryButton: undefined,
    popup: undefined,
    askToWrite: undefined,
    sharePrepared: undefined,
    haptic: nothing,
    confirmClosing(isNeeded) {
      if (isNeeded) window.addEventListener('beforeunload', askBeforeLeaving);
      else window.removeEventListener('beforeunload', askBeforeLeaving);
    },
    openLink: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    ready: nothing,
  };
}
