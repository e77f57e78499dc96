import decode, { init } from '@jsquash/webp/decode.js'
import type { DecodeWebp } from './rasterPicture.ts'

/** Creates a decoder of WebP pictures from the module `@jsquash/webp/codec/dec/webp_dec.wasm`. */
export function createWebpDecoder(wasm: WebAssembly.Module): DecodeWebp {
  let ready: Promise<void> | undefined
  return async (bytes) => {
    await (ready ??= init(wasm))
    return decode(bytes.buffer)
  }
}
