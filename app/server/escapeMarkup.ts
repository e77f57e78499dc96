const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Escapes a text for an element or a quoted attribute of HTML or XML. Control characters become blanks and lone
 * surrogates become U+FFFD, because no document can contain them.
 */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

/**
 * Matches characters that could end a script element or begin a comment in it, and those that end a line in scripts
 * only.
 */
const unsafeInScript = /[<>&\u2028\u2029]/g

const unicodeEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes JSON for a data block: a script element that is not executed. No text in the JSON can end that element. */
export const escapeScriptData = (json: string): string => json.replace(unsafeInScript, unicodeEscape)
