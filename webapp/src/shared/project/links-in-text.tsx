import { isSafeUrl, withScheme } from '@kollab/contract';
import { registerCustomProtocol, tokenize } from 'linkifyjs';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { ExternalLink } from '#src/kit/controls/external-link.tsx';
import styles from './linked-text.module.css';

registerCustomProtocol('tg', true);

/** Where a found piece leads; undefined for addresses that are none, like ASP.NET and e-mails. */
function targetOf(type: string, written: string, href: string): string | undefined {
  if (type !== 'url') return undefined;
  const target = withScheme(href);
  if (!isSafeUrl(target)) return undefined;
  const host = written.split(/[/?#:]/, 1)[0] ?? '';
  const isAddress = href === written || host === host.toLowerCase() || /^t\.me$/i.test(host);
  return isAddress ? target : undefined;
}

/** Without the end of a quotation, unless it begins in the address too. */
const unquoted = (address: string) =>
  address.includes('«') ? address : address.replace(/[»“”…]+$/, '');

interface LinksInTextProps {
  children: string;
  onThere?: () => void;
}

/** The pieces of a text, those that are addresses as links. */
export default function LinksInText({ children, onThere }: LinksInTextProps) {
  const tell = useEffectEvent(() => onThere?.());
  // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-deps -- other words have other links
  useEffect(() => tell(), [children]);
  return tokenize(children).map((piece) => {
    if (!piece.isLink) return piece.v;
    const written = unquoted(piece.v);
    const target = targetOf(piece.t, written, unquoted(piece.toHref('https')));
    if (target === undefined) return piece.v;
    return (
      <Fragment key={piece.startIndex()}>
        <ExternalLink href={target} className={styles.link}>
          {written}
        </ExternalLink>
        {piece.v.slice(written.length)}
      </Fragment>
    );
  });
}
