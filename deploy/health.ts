/** Ends with 0 if the address given answers 2xx: what a container's health check runs. */
const answer = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(10_000) }).catch(
  () => undefined,
);
process.exitCode = answer?.ok ? 0 : 1;
