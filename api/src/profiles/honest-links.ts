import { isHonestHost, type Link } from '@kollab/contract';
import { domainToUnicode } from 'node:url';
import { AppError } from '#src/app-error.ts';

const hostOf = ({ url }: Link) => domainToUnicode(new URL(url).hostname);

/** Throws lookalikeLink where an address, written in Latin letters or not, is another's disguise. */
export function assertHonestLinks(links: readonly Link[]) {
  const index = links.findIndex((link) => !isHonestHost(hostOf(link)));
  if (index >= 0) throw new AppError('lookalikeLink', { field: `links.${index}.url` });
}
