import { packId, unpackId } from '@kollab/contract';
import * as z from 'zod/mini';

/** What buttons carry: packed into the 64 bytes that Telegram takes, and read back. */
export interface PressData<Press> {
  pack(press: Press): string;
  /** Undefined for anything that `pack` would not have written. */
  unpack(data: string): Press | undefined;
}

export type PressOf<Data> = Data extends PressData<infer Press> ? Press : never;

type Parts = Record<string, z.ZodMiniType<unknown, string>>;

/** Data such as `m:a:1001:7`: a prefix of its own, then one part for each field, in their order. */
export function pressData<Fields extends Parts>(
  prefix: string,
  fields: Fields,
): PressData<{ [Name in keyof Fields]: z.output<Fields[Name]> }> {
  type Press = { [Name in keyof Fields]: z.output<Fields[Name]> };
  const schema: z.ZodMiniType<Press, Record<string, string>> = z.object<Parts>(fields) as never;
  const names = Object.keys(fields);
  const first = prefix.split(':').length;
  const pack = (press: Press) => {
    const parts = z.encode(schema, press);
    return [prefix, ...names.map((name) => parts[name])].join(':');
  };
  return {
    pack,
    unpack(data) {
      const parts = data.split(':').slice(first);
      if (parts.length !== names.length) return undefined;
      const entries = names.map((name, index) => [name, parts[index] ?? '']);
      const read = z.safeDecode(schema, Object.fromEntries(entries));
      return read.success && pack(read.data) === data ? read.data : undefined;
    },
  };
}

type OneOf<Key extends string, Shapes> = {
  [Name in keyof Shapes]: Record<Key, Name> & PressOf<Shapes[Name]>;
}[keyof Shapes];

export function pressDataBy<Key extends string, Shapes extends Record<string, PressData<object>>>(
  key: Key,
  shapes: Shapes,
): PressData<OneOf<Key, Shapes>> {
  return {
    pack({ [key]: name, ...press }) {
      return (shapes[name] as PressData<object>).pack(press);
    },
    unpack(data) {
      for (const [name, shape] of Object.entries(shapes)) {
        const press = shape.unpack(data);
        if (press) return { [key]: name, ...press } as OneOf<Key, Shapes>;
      }
      return undefined;
    },
  };
}

export const letters = <const Meaning extends string | boolean>(
  meanings: Readonly<Record<string, Meaning>>,
) =>
  z.codec(z.string(), z.literal(Object.values(meanings)), {
    decode: (letter) => meanings[letter] as Meaning,
    encode: (meaning) => Object.keys(meanings).find((one) => meanings[one] === meaning) ?? '',
  });

export const words = <const Word extends string>(all: readonly Word[]) => z.enum(all);

export const whole = (bounds = z.int().check(z.positive()), radix = 10) =>
  z.codec(z.string(), bounds, {
    decode(digits) {
      const number = Number.parseInt(digits, radix);
      return number.toString(radix) === digits ? number : Number.NaN;
    },
    encode: (number) => number.toString(radix),
  });

/** A part that is the id of something of ours, in 22 characters. */
export const packedId = z.codec(z.string(), z.uuid(), {
  decode: (packed) => unpackId(packed) ?? '',
  encode: packId,
});

export const readyReason = z.codec(
  z.string(),
  z.object({ reason: z.int().check(z.minimum(0), z.maximum(9)) }),
  { decode: (digit) => ({ reason: Number(digit) }), encode: ({ reason }) => String(reason) },
);
