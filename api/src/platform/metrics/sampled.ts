type Write = (leftOut: number) => void;

const pause = 1000;

/**
 * Has the first of many lines written at once, and then the last of every second, which is told how
 * many before it were left out.
 */
export function sampleLines(): (write: Write) => void {
  let last: Write | undefined;
  let leftOut = 0;
  let timer: NodeJS.Timeout | undefined;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!last) return;
      last(leftOut);
      [last, leftOut] = [undefined, 0];
      rest();
    }, pause).unref();
  };
  return (write) => {
    if (timer) {
      if (last) leftOut += 1;
      last = write;
      return;
    }
    write(0);
    rest();
  };
}
