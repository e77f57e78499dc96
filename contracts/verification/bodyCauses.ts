import { isUtf8 } from 'node:buffer'
import type { Answer } from './sendRequest.ts'

/**
 * Why the body of an answer is not the JSON that the contract requires, and what to change; undefined if it is JSON.
 *
 * @param subject the beginning of the sentence: `The host`
 */
export function causeOfBody(subject: string, { headers, body }: Answer): string | undefined {
  const text = body.toString()
  const value = jsonValueIn(text)
  if (text.trim() === '') return `${subject} answers with an empty body. Send JSON; \`{}\` if there is nothing to say.`
  if (value === undefined) {
    return looksLikeHtml(text, headers['content-type'])
      ? `${subject} answers with an HTML page: a web server, a proxy or the error page of a framework answers instead of the handler. Give the API's address, and answer errors as JSON.`
      : `${subject} answers with text that is no JSON${reasonOf(text)} Send JSON with Content-Type: application/json.`
  }
  if (!isUtf8(body))
    return `${subject} answers JSON that is not encoded in UTF-8, as browsers read it. Encode it in UTF-8.`
  if (!hasJsonType(headers['content-type'])) {
    const type = headers['content-type']
    return `${subject} answers JSON ${type ? `as ${type}` : 'without a Content-Type'}. Send Content-Type: application/json; the verifier ignores the values of another type.`
  }
  if (typeof value === 'string' && jsonValueIn(value) !== undefined) {
    return `${subject} answers with a text that contains JSON: the value was encoded twice. Encode it once.`
  }
  return undefined
}

/** Parses a JSON text; undefined if the text is not valid JSON. */
export function jsonValueIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export const hasJsonType = (type: string | undefined) => /^application\/([\w.-]+\+)?json\b/i.test(type ?? '')

const looksLikeHtml = (text: string, type = '') => /^text\/html\b/i.test(type) || /^\s*<(!doctype|html)\b/i.test(text)

/** Where a text stops being JSON: `, because …`, with what to change. */
function reasonOf(text: string): string {
  if (text.startsWith('\u{FEFF}')) return ', because it begins with a byte order mark. Encode it in UTF-8 without one.'
  const isCut = /^\s*[[{]/.test(text) && !/[\]}]\s*$/.test(text)
  if (isCut) {
    return ', because it ends too early. Content-Length must be the number of bytes of the encoded body, not of its characters.'
  }
  try {
    JSON.parse(text)
  } catch (error) {
    // Replaces control characters, because the message contains a part of the text, and they could change the terminal.
    return ` (${(error as Error).message.replaceAll(/\p{Cc}/gu, '\u{FFFD}')}).`
  }
  return '.'
}
