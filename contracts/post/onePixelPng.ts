const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The smallest picture that tests can upload: a PNG of one transparent pixel. */
export const onePixelPng = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
