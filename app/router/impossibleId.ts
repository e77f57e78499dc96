/** Matches what no id of a host can be: with a control character, or longer than any of them (Q379). */
export const impossibleId = /\p{Cc}|[^]{256}/u
