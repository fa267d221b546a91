/** Milliseconds since 1970, for an API that goes by it. */
export const timeHeader = 'demo-time';
