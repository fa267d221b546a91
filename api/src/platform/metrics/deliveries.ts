import { deliveryLatency, settledNotifications } from './metrics.ts';

interface Settled {
  kind: string;
  /** Of the message that was edited; null for a first one. */
  message_id: number | null;
  created_at: Date;
}

export function countSettled({ kind, message_id, created_at }: Settled, outcome: string) {
  settledNotifications.inc({ kind, outcome });
  if (outcome !== 'sent' || message_id !== null) return;
  deliveryLatency.observe({ kind }, Math.max(0, Date.now() - created_at.getTime()) / 1000);
}
