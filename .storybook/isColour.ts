/** Whether a value is a colour in the format of `<input type="color">` (`#rrggbb`). */
export const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)
