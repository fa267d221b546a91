import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { Id } from '#src/schemas/ids.ts';
import { ClaimedNotification } from '#src/delivery/events.ts';
import { foreignText } from '#src/schemas/text.ts';

export const claimNotifications = endpoint('POST', '/api/notifications/claim', {
  access: 'bot',
  body: z.strictObject({
    limit: z.int().check(z.minimum(1), z.maximum(20)),
    waitSeconds: z.number().check(z.minimum(0), z.maximum(25)),
  }),
  reply: z.array(ClaimedNotification),
  summary: 'Leases notifications that are due, waiting for the first if there are none',
});

/**
 * `sent` ends it; `retry` puts it back, after what Telegram asked for or with back-off; `released`
 * puts it back as if it had not been tried; `unreachable` parks it until the person comes back;
 * `failed` gives it up with the error on record.
 */
export const settleNotification = endpoint('POST', '/api/notifications/{id}/settle', {
  access: 'bot',
  params: z.object({ id: Id }),
  body: z.strictObject({
    lease: Id,
    outcome: z.enum(['sent', 'retry', 'released', 'unreachable', 'failed']),
    messageId: z.optional(z.int()),
    retryAfterSeconds: z.optional(z.number().check(z.minimum(0), z.maximum(86_400))),
    error: z.optional(foreignText(1000)),
  }),
  reply: z.object({ status: z.enum(['queued', 'sent', 'parked', 'failed']) }),
  errors: ['leaseLost', 'notFound'],
  summary: 'Says what became of a leased notification',
});

/** A refusal in its middle ends the stream with an error: half a zip is none. */
export const downloadExport = endpoint('GET', '/api/notifications/{id}/export', {
  download: 'application/zip',
  access: 'bot',
  params: z.object({ id: Id }),
  reply: z.custom<ReadableStream<Uint8Array>>(),
  errors: ['notFound'],
  summary: 'All that is kept of the person whom a leased `accountExport` is for, as a zip',
});

export const setReachable = endpoint('PUT', '/api/notifications/reachable', {
  access: 'signedIn',
  body: z.strictObject({ reachable: z.boolean() }),
  reply: z.object({ reachable: z.boolean() }),
  summary: 'Records whether the acting person can be written to',
});
