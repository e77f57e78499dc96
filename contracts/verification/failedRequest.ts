import type { IncomingHttpHeaders } from 'node:http'
import { bodyOfCase, statusOfCase, type Case } from '../case.ts'

/** A request that failed, with the answer that the contract expects and the answer of the server. */
export interface FailedRequest {
  method: string
  /** The path with its query. */
  path: string
  /** The beginning of the request's body; absent without one. */
  sent?: string
  /** The provider states that were set up before; absent if there were none, or if it is no interaction's request. */
  states?: readonly string[]
  /** What the contract expects, in words: `200, application/json: {"free":3000}`. */
  expected: string
  /** The answer of the server; absent if there was no answer. */
  received?: ReceivedAnswer
  /** The probable cause, and what to change at the server; absent if the mismatches are sufficient. */
  cause?: string
}

/** The part of an answer that is shown in a report. */
export interface ReceivedAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** The first 500 characters of the body. */
  body: string
}

const maxBodyLength = 500
const maxExpectedLength = 200

/** Returns the first characters of a body, without half an emoji at the end. */
const beginningOf = (body: Buffer | string, length = maxBodyLength) =>
  body
    .toString()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')

/** Describes a request that failed; `body` is the request's body. */
export const failedRequest = (
  { method, path, body }: { method: string; path: string; body?: Buffer | string },
  expected: string,
): FailedRequest => ({ method, path, ...(body?.length ? { sent: beginningOf(body) } : {}), expected })

/** Describes the answer that a case expects, in words. */
export function expectationOf(example: Case): string {
  const body = JSON.stringify(bodyOfCase(example))
  const beginning = beginningOf(body, maxExpectedLength)
  return `${statusOfCase(example)}, application/json: ${beginning}${beginning === body ? '' : '…'}`
}

/** Shortens an answer for a report: headers as text, and the beginning of the body. */
export function receivedAnswer(
  status: number,
  headers: IncomingHttpHeaders | Readonly<Record<string, unknown>>,
  body: Buffer | string,
): ReceivedAnswer {
  const shown = Object.entries(headers).filter(([, value]) => value !== undefined && value !== null)
  return {
    status,
    headers: Object.fromEntries(shown.map(([name, value]) => [name, String(value)])),
    body: beginningOf(body),
  }
}

/** The lines that describe a failed request in the terminal; the cause comes separately. */
export function linesOfRequest({ method, path, sent, states, expected, received }: FailedRequest): string[] {
  const lines = [
    ...(states ? [`states: ${states.join(', ')}`] : []),
    `${method} ${path}${sent ? ` ${inOneLine(sent)}` : ''}`,
    `expected: ${expected}`,
  ]
  if (!received) return [...lines, 'received: no complete answer']
  const { status, headers, body } = received
  const listed = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [
    ...lines,
    `received: ${status}${listed.length > 0 ? ` [${listed.join('; ')}]` : ' without headers'}`,
    `body: ${body === '' ? '(empty)' : inOneLine(body)}`,
  ]
}

/** Removes line breaks and control characters from a text, because they could change the terminal. */
const inOneLine = (text: string) => text.replaceAll(/\s*[\r\n]\s*/g, ' ').replaceAll(/\p{Cc}/gu, '\u{FFFD}')
