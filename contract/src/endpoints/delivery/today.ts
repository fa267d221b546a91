import { endpoint } from '#src/http/endpoint.ts';
import { Today } from '#src/delivery/today.ts';

export const getToday = endpoint('GET', '/api/User/today', {
  access: 'signedIn',
  reply: Today,
  summary:
    'The first screen in one call: what waits for the caller, what fits them, what is new; with ETag',
});
