/** The browser's side of `node:path`: where files are named, the folder of the demo serves them itself. */
export const join = (...parts: readonly string[]) => parts.join('/')
