import { endpoint } from '#src/http/endpoint.ts';
import { Today } from '#src/schemas/delivery/today.ts';

export const getToday = endpoint('getToday', {
  access: 'signedIn',
  reply: Today,
  summary:
    'The first screen in one call: what waits for the caller, what fits them, what is new; with ETag',
});
