import type Clock from 'lucide-react/icons/clock';

/** An icon of the one set we use. */
export type LucideIcon = typeof Clock;
