/** An old or absent client is no reason to fail. */
export function attempt(call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch (error) {
    console.debug(`Telegram did not take a call: ${String(error)}`);
    return false;
  }
}
