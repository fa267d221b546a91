import type Clock from 'lucide-react/icons/clock';

export type LucideIcon = typeof Clock;
