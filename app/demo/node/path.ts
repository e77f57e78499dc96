/** Replaces `node:path` in the browser. The demo's folder serves the files, so paths need no normalization. */
export const join = (...parts: readonly string[]) => parts.join('/')
