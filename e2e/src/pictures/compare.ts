import sharp from 'sharp';

/** By so much of 255 a colour may differ: letters are smoothed a little differently elsewhere. */
const tolerance = 28;
/** The share of pixels. */
export const allowedShare = 0.001;

const channels = 3;

interface Difference {
  /** From 0 to 1; 1 where the sizes differ. */
  share: number;
  /** The reference, what there is now, and where they differ in red, side by side as PNG. */
  picture: () => Promise<Buffer>;
}

const read = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

export async function compare(reference: Buffer, actual: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([read(reference), read(actual)]);
  const { width, height } = one.info;
  const isSameSize = width === other.info.width && height === other.info.height;
  const marks = Buffer.from(one.data);
  let different = isSameSize ? 0 : width * height;
  const compared = isSameSize ? one.data.length : 0;
  for (let at = 0; at < compared; at += channels) {
    let most = 0;
    for (let channel = at; channel < at + channels; channel += 1) {
      most = Math.max(most, Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)));
      marks[channel] = 200 + (one.data[channel] ?? 0) * 0.2;
    }
    if (most > tolerance) {
      different += 1;
      marks.set([220, 0, 0], at);
    }
  }
  const beside = async () => {
    const marked = await sharp(marks, { raw: { width, height, channels } }).png().toBuffer();
    const pictures = [reference, actual, marked];
    return sharp({
      create: { width: width * 3 + 32, height, channels, background: '#808080' },
    })
      .composite(pictures.map((input, place) => ({ input, left: place * (width + 16), top: 0 })))
      .png()
      .toBuffer();
  };
  return { share: different / (width * height), picture: beside };
}
