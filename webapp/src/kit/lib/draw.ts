/** Below 2³². */
const hashOf = (text: string) =>
  Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  );

/** From 0 to below `choices`, the same ones in turn for the same seed. */
export function drawing(seed: string) {
  let state = hashOf(seed);
  return (choices: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) >>> 0;
    state = (state + 0x6d_2b_79_f5) >>> 0;
    return (state >>> 8) % choices;
  };
}
