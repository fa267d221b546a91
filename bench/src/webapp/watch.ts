/** What a page has noted about itself, in milliseconds. */
export interface Noted {
  skeleton: number;
  content: number;
  shift: number;
  calls: string[];
}

/**
 * Runs in the page before anything else, which is why it is a text: notes when the content is there,
 * what moves, and what keeps the thread. The proxy is as Telegram's own clients have it, and answers
 * as they do: of a silent one Kollab shows its own way back.
 */
export const watch = `
const answers = { web_app_request_theme: ['theme_changed', { theme_params: {} }] };
window.TelegramWebviewProxy = {
  postEvent(asked) {
    if (answers[asked]) setTimeout(() => Telegram.WebView.receiveEvent(...answers[asked]));
  },
};
window.noted = { shift: 0 };
const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) noted.shift += value;
});
const look = () => {
  const isThere = document.querySelector('main') && !document.querySelector('.boot, [aria-label=Загрузка]');
  if (isThere) noted.content = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
`;

export const readNoted = `({
  ...noted,
  skeleton: performance.getEntriesByName('first-paint')[0]?.startTime,
  calls: performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= noted.content)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/api/')),
})`;
