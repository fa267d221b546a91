export async function withTimeout<T>(ms: number, asked: Promise<T>): Promise<T> {
  const timer = Promise.withResolvers<never>();
  const late = setTimeout(() => timer.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([asked, timer.promise]);
  } finally {
    clearTimeout(late);
  }
}

/**
 * Asks one at a time and no sooner than `ms` milliseconds after the last answer, however often it is
 * called: callers meanwhile share that answer.
 */
export function throttled<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().finally(() => {
      const last = answer;
      setTimeout(() => {
        if (answer === last) answer = undefined;
      }, ms).unref();
    });
    return answer;
  };
}
