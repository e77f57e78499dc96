/** A colour as `<input type="color">` says it; anything else is none. */
export const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)
