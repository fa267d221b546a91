/** By it the logs of all programs find one request. */
export function newRequestId(): string {
  // Old browsers, and pages that are not secure, lack it.
  const source = globalThis.crypto as { randomUUID?: () => string } | undefined;
  return (
    source?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  );
}
