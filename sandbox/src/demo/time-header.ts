/** Says the time of a request, in milliseconds since 1970, to an API that goes by it. */
export const timeHeader = 'demo-time';
