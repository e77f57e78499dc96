/**
 * Matches values that cannot be an id of the server: with a control character, or longer than 255 characters (Q379).
 */
export const impossibleIdPattern = /\p{Cc}|[^]{256}/u
