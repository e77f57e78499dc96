/**
 * Browsers have zlib as a stream only. The sandbox drops a PNG's colour profile that it cannot unpack, so the demo
 * shows such pictures in sRGB.
 */
export function inflateSync(): never {
  throw new Error('The demo unpacks no colour profile.')
}

/** Packs what `inflateSync` gave; never reached. */
export const deflateSync = inflateSync
