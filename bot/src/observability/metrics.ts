import { registry } from '@kollab/runtime/metrics';
import { Counter, Histogram } from 'prom-client';

const registers = [registry];

const seconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const updates = new Counter({
  name: 'kollab_bot_updates_total',
  help: 'Updates by kind and outcome, handled or failed',
  labelNames: ['kind', 'outcome'] as const,
  registers,
});

export const updateDuration = new Histogram({
  name: 'kollab_bot_update_duration_seconds',
  help: 'How long handling an update took',
  labelNames: ['kind'] as const,
  buckets: seconds,
  registers,
});

export const telegramCalls = new Counter({
  name: 'kollab_bot_telegram_calls_total',
  help: 'Calls of Telegram by method and outcome: ok, the code of a refusal, or network',
  labelNames: ['method', 'outcome'] as const,
  registers,
});

export const telegramDuration = new Histogram({
  name: 'kollab_bot_telegram_call_duration_seconds',
  help: 'How long Telegram took to answer, but for the long polls',
  labelNames: ['method'] as const,
  buckets: seconds,
  registers,
});

export const deliveries = new Counter({
  name: 'kollab_bot_deliveries_total',
  help: 'Notifications taken on, by kind and outcome; expired: the lease ran out before',
  labelNames: ['kind', 'outcome'] as const,
  registers,
});

export const apiFailures = new Counter({
  name: 'kollab_bot_api_failures_total',
  help: 'Calls of the API that failed, by endpoint and failure',
  labelNames: ['endpoint', 'failure'] as const,
  registers,
});

export const unformattedMessages = new Counter({
  name: 'kollab_bot_unformatted_messages_total',
  help: 'Messages that Telegram could not parse and that went without formatting, by what they were for',
  labelNames: ['work'] as const,
  registers,
});
