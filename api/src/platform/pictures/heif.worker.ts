import libheif from 'libheif-js/wasm-bundle.js';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeifAnswer, HeifJob } from './heif.ts';

const profileBytes = 64 * 1024;
const { _malloc: malloc } = libheif;

/** Writes into libheif's own bounds: `max_image_size_pixels` and `max_memory_block_size`. */
function setLimits(maxPixels: number) {
  const at = libheif.heif_get_global_security_limits();
  const limits = new DataView(libheif.HEAPU8.buffer, at);
  limits.setBigUint64(8, BigInt(maxPixels), true);
  limits.setBigUint64(40, BigInt(maxPixels) * 8n, true);
}

function readProfile(handle: number) {
  const size = libheif.heif_image_handle_get_raw_color_profile_size(handle);
  if (size === 0 || size > profileBytes) return undefined;
  const at = malloc(16 + size);
  libheif.heif_image_handle_get_raw_color_profile(at, handle, at + 16);
  return libheif.HEAPU8.slice(at + 16, at + 16 + size);
}

/** A copy outside of libheif's memory, which cannot be handed over. */
function copyOf(data: Uint8Array, stride: number, width: number, height: number) {
  if (stride === width * 4) return data.slice();
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    pixels.set(data.subarray(row * stride, row * stride + width * 4), row * width * 4);
  }
  return pixels;
}

function decode({ content, maxPixels }: HeifJob): HeifAnswer {
  setLimits(maxPixels);
  const context = libheif.heif_context_alloc();
  const { code } = libheif.heif_context_read_from_memory(context, content);
  if (code !== libheif.heif_error_code.heif_error_Ok) return { refusal: 'unsupportedPicture' };
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  if (handle.code) return { refusal: 'unsupportedPicture' };
  const width = libheif.heif_image_handle_get_width(handle);
  const height = libheif.heif_image_handle_get_height(handle);
  if (width * height > maxPixels) return { refusal: 'pictureTooLarge' };
  const { channels } = libheif.heif_js_decode_image2(
    handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGBA,
  );
  const [plane] = channels ?? [];
  if (!plane) return { refusal: 'unsupportedPicture' };
  const pixels = copyOf(plane.data, plane.stride, plane.width, plane.height);
  const profile = readProfile(handle.$$.ptr);
  return { picture: { width: plane.width, height: plane.height, pixels, profile } };
}

/** libheif traps on some of what is broken. */
function decodeOrRefuse(job: HeifJob): HeifAnswer {
  try {
    return decode(job);
  } catch {
    return { refusal: 'unsupportedPicture' };
  }
}

const answer = decodeOrRefuse(workerData as HeifJob);
const { buffer } = answer.picture?.pixels ?? {};
parentPort?.postMessage(answer, buffer instanceof ArrayBuffer ? [buffer] : []);
