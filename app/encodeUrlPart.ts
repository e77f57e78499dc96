/** Encodes a text for a URL. Lone surrogates, with which `encodeURIComponent` throws, are replaced. */
export const encodeUrlPart = (text: string): string => encodeURIComponent(text.toWellFormed())
