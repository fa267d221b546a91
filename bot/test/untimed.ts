/** A message as an old client shows it, which knows moments by their words alone. */
export const untimed = (html = '') => html.replaceAll(/<\/?tg-time[^>]*>/g, '');
