const read = (error: unknown, key: 'code' | 'message') => {
  const value = (error as Partial<Record<typeof key, unknown>> | null | undefined)?.[key];
  return typeof value === 'string' ? value : '';
};
const codeOf = (error: unknown) => read(error, 'code');
const messageOf = (error: unknown) => read(error, 'message');

/** A standby, or a primary that was demoted: it reads and does not write, some tables not even that. */
export const isReadOnly = (error: unknown) =>
  codeOf(error) === '25006' ||
  (codeOf(error) === '0A000' && messageOf(error).endsWith('during recovery'));

/** Neither an answer nor an end of the connection came. */
export const isSilent = (error: unknown) => messageOf(error) === 'Query read timeout';

/** Lost or refused connections, a server that starts, stops, or has too many of them. */
const away =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0\d)$/;

/** A full disk, too little memory or too many connections; a disk that cannot be read or written. */
const short = /^(53\w{3}|58030)$/;

/** A statement that took too long, waited too long, or met another one head-on. */
const contended = /^(57014|55P03|40001|40P01|25P03)$/;

const messages =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|connection has been discarded/;

export const isDatabaseAway = (error: unknown) =>
  isReadOnly(error) ||
  isSilent(error) ||
  [away, short, contended].some((codes) => codes.test(codeOf(error))) ||
  messages.test(messageOf(error));
