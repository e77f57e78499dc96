/**
 * Replaces `node:zlib`. Browsers have zlib only as a stream, so this throws; the sandbox then drops a PNG's colour
 * profile, and the demo shows such pictures in sRGB.
 */
export function inflateSync(): never {
  throw new Error('The demo unpacks no colour profile.')
}

/** Never called, because `inflateSync` throws. */
export const deflateSync = inflateSync
