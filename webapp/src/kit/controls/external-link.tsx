import type { MouseEvent, ReactNode } from 'react';
import { telegram } from '#src/telegram/telegram.ts';

interface ExternalLinkProps {
  href: string;
  className?: string;
  label?: string;
  children: ReactNode;
}

function follow(event: MouseEvent, url: string) {
  if (!/^https?:/i.test(url)) return;
  event.preventDefault();
  telegram().openLink(url);
}

/** Web pages and chats open through Telegram. */
export function ExternalLink({ href, className, label, children }: ExternalLinkProps) {
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={(event) => follow(event, href)}
    >
      {children}
    </a>
  );
}
