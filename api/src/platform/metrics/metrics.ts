import { registry } from '@kollab/runtime/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';

const registers = [registry];

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const requests = new Counter({
  name: 'kollab_http_requests_total',
  help: 'Requests answered, by endpoint of the contract, method and status; 499: the caller left',
  labelNames: ['endpoint', 'method', 'status'] as const,
  registers,
});

export const requestDuration = new Histogram({
  name: 'kollab_http_request_duration_seconds',
  help: 'From the first byte of a request to the last of its answer',
  labelNames: ['endpoint', 'method'] as const,
  buckets: seconds,
  registers,
});

export const requestsInFlight = new Gauge({
  name: 'kollab_http_requests_in_flight',
  help: 'Requests that are being served',
  registers,
});

export const requestsWaiting = new Gauge({
  name: 'kollab_http_requests_waiting',
  help: 'Requests that wait for a place among those served',
  registers,
});

export const liveStreams = new Gauge({
  name: 'kollab_live_streams',
  help: 'Open apps that are told at once what changes',
  registers,
});

export const overloadRefusals = new Counter({
  name: 'kollab_overload_refusals_total',
  help: 'Requests refused with 503 as too many; queue: none got a place in time, pressure: the process is behind',
  labelNames: ['reason'] as const,
  registers,
});

export const refusals = new Counter({
  name: 'kollab_rate_limit_refusals_total',
  help: 'Requests refused with 429, by the code that says what there was too much of',
  labelNames: ['code'] as const,
  registers,
});

export const refusedActs = new Counter({
  name: 'kollab_moderation_refusals_total',
  help: 'Calls for moderators or admins refused with 403, by endpoint, who may call it, and reason',
  labelNames: ['endpoint', 'method', 'access', 'code'] as const,
  registers,
});

export const droppedViews = new Counter({
  name: 'kollab_views_dropped_total',
  help: 'Views of projects that no figures know of: Postgres was away too long, or there were too many',
  registers,
});

export const queryDuration = new Histogram({
  name: 'kollab_database_query_duration_seconds',
  help: 'Statements, without the wait for a connection',
  labelNames: ['statement'] as const,
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers,
});

export const slowQueries = new Counter({
  name: 'kollab_database_slow_queries_total',
  help: 'Statements that took longer than a second',
  registers,
});

export const failedQueries = new Counter({
  name: 'kollab_database_query_errors_total',
  help: 'Statements that failed, by the class of their SQLSTATE; 23 is a broken constraint',
  labelNames: ['class'] as const,
  registers,
});

export const settledNotifications = new Counter({
  name: 'kollab_notifications_settled_total',
  help: 'Deliveries by kind and outcome; unneeded: there was nothing left to say',
  labelNames: ['kind', 'outcome'] as const,
  registers,
});

export const deliveryLatency = new Histogram({
  name: 'kollab_notification_delivery_seconds',
  help: 'From a new notification to its first message in the chat, quiet hours included',
  labelNames: ['kind'] as const,
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 7200, 43_200],
  registers,
});
