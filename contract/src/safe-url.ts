/** Only web pages and Telegram may be linked to (never scripts or files). */
export const isSafeUrl = (url: string) => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) return false;
  if (url.includes('\\')) return false;
  if (protocol === 'tg:') return /^tg:\/*\w/i.test(url);
  return /^https?:\/\/[^/\\]/i.test(url) && /[^.]\.[^.]/.test(hostname);
};
