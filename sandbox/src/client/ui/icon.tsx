const paths = {
  send: 'M4 12 20 4l-5 16-3.5-6.5L4 12Z',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  arrow: 'M20 12H5M11 6l-6 6 6 6',
  more: 'M12 6v.01M12 12v.01M12 18v.01',
  reload: 'M19.5 12A7.5 7.5 0 1 1 17 6.4M19.5 3v4h-4',
  reply: 'M10 7 5 12l5 5M5 12h9a5 5 0 0 1 5 5v1',
  plus: 'M12 5v14M5 12h14',
  block: 'M5.6 5.6l12.8 12.8M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  unblock: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  file: 'M13 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9l-6-6Zm0 0v6h6',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  slash: 'M14 6l-4 12M4 4h16v16H4Z',
  play: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM10 8.5l5.5 3.5-5.5 3.5Z',
  phone:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3Zm3 15h2',
} as const;

/** Decorative: the control around it carries the label. */
export function Icon({ name, size = 22 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
