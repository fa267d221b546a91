declare module 'libheif-js/wasm-bundle.js' {
  type Handle = { $$: { ptr: number } };
  interface Status {
    code: unknown;
  }
  interface Decoded extends Partial<Status> {
    channels?: { id: unknown; width: number; height: number; stride: number; data: Uint8Array }[];
  }

  /** The part of libheif, compiled to WebAssembly, that is used here. Strings are C's names. */
  const libheif: {
    HEAPU8: Uint8Array;
    _malloc: (bytes: number) => number;
    heif_get_global_security_limits(): number;
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGBA: unknown };
    heif_context_alloc(): unknown;
    heif_context_read_from_memory(context: unknown, content: Uint8Array): Status;
    heif_js_context_get_primary_image_handle(context: unknown): Handle & Partial<Status>;
    heif_image_handle_get_width(handle: Handle): number;
    heif_image_handle_get_height(handle: Handle): number;
    heif_js_decode_image2(handle: Handle, colorspace: unknown, chroma: unknown): Decoded;
    heif_image_handle_get_raw_color_profile_size(handle: number): number;
    heif_image_handle_get_raw_color_profile(status: number, handle: number, into: number): void;
  };
  export default libheif;
}
