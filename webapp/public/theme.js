// Runs before the first paint, so that the skeleton already wears Telegram's colours.
(() => {
  const root = document.documentElement;
  // Android tells how strong the device is: on the weakest nothing moves.
  if (/ Telegram-Android\/.*; LOW\)/.test(navigator.userAgent)) root.dataset.motion = 'none';
  const stored = (key) => {
    try {
      return JSON.parse(sessionStorage.getItem(`tapps/${key}`) ?? 'null');
    } catch {
      return null;
    }
  };
  // Where `/open` led the last time, it will lead again.
  const pathOf = ({ pathname }) => {
    try {
      return (pathname === '/open' && localStorage.getItem('kollab:opened')) || pathname;
    } catch {
      return pathname;
    }
  };
  const shapes = {
    '/': 'profile',
    '/profile': 'profile',
    '/followers': 'carousel',
    '/messages': 'today',
    '/posts': new URLSearchParams(location.search).get('q')?.trim() ? 'found' : 'search',
  };
  const shapeOf = (path) => {
    if (/^\/project\/[^/]+\/details$/.test(path)) return 'project';
    return /^\/user\/[^/]+$/.test(path) ? 'person' : 'page';
  };
  const path = pathOf(location);
  root.dataset.boot = shapes[path] ?? shapeOf(path);
  // A start parameter leads elsewhere.
  const wanted = /tgWebAppStartParam=/.test(location.href) ? 'launch' : root.dataset.boot;
  const screens = JSON.parse(document.currentScript?.dataset.screens ?? '{}');
  const add = (rel, file, more) => {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel, crossOrigin: '', href: `/assets/${file}`, ...more }),
    );
  };
  // Linked by a script it keeps no paint waiting, and stands before the styles of screens.
  const kit = document.currentScript?.dataset.kit;
  if (kit) add('stylesheet', kit);
  const fetchCode = (screen) => {
    for (const file of (screens[screen] ?? '').split(' ').filter((name) => name && name !== kit)) {
      if (file.endsWith('.css')) add('preload', file, { as: 'style' });
      else add('modulepreload', file);
    }
  };
  const colorsOf = (query) => {
    try {
      return JSON.parse(new URLSearchParams(query).get('tgWebAppThemeParams') ?? 'null');
    } catch {
      return null;
    }
  };
  const launched = `${location.search.slice(1)}&${location.hash.slice(1).replace('?', '&')}`;
  const remembered = stored('launchParams');
  const told = (name) =>
    [launched, remembered].map((query) => new URLSearchParams(query ?? '').get(name)).find(Boolean);
  const platform = told('tgWebAppPlatform');
  // Heads and bars are as high as they will be.
  if (platform) root.dataset.platform = /^(ios|macos)$/.test(platform) ? 'ios' : 'android';
  const colors =
    colorsOf(launched) ?? stored('themeParams') ?? (remembered ? colorsOf(remembered) : null) ?? {};
  for (const [name, color] of Object.entries(colors)) {
    if (/^\w+$/.test(name) && /^#[\da-f]{6}$/i.test(color)) {
      root.style.setProperty(`--tg-theme-${name.replaceAll('_', '-')}`, color);
    }
  }
  if (/^#[\da-f]{6}$/i.test(colors.bg_color)) {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      parseInt(colors.bg_color.slice(at, at + 2), 16),
    );
    root.dataset.scheme = red * 0.299 + green * 0.587 + blue * 0.114 < 128 ? 'dark' : 'light';
  }
  const data = told('tgWebAppData');
  // Asked for beside the code that shows it: api/me.ts takes the answer.
  const ask = async (address, body) => {
    const response = await fetch(`/api/User/${address}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'omit',
      headers: {
        accept: 'application/json',
        authorization: `tma ${data}`,
        'x-version': '1.0',
        ...(body && { 'content-type': 'application/json' }),
      },
      body,
    });
    return response.ok ? response.json() : undefined;
  };
  const signIn = async () => {
    const { id } = JSON.parse(new URLSearchParams(data).get('user'));
    const me = await ask('get-or-create', JSON.stringify({ telegramId: id }));
    // As the app will decide, see app/open-page.tsx.
    if (me && path === '/open') fetchCode(me.moderationStatus === null ? 'carousel' : 'today');
    return me;
  };
  const isNamed = data && wanted !== 'launch';
  if (isNamed && (path === '/open' || path in shapes)) {
    globalThis.kollabSignIn = signIn().catch(() => undefined);
  }
  if (isNamed && wanted === 'person') {
    globalThis.kollabPerson = ask(path.slice('/user/'.length)).catch(() => undefined);
  }
  // After what is asked: many files take the whole line.
  fetchCode(wanted);
})();
