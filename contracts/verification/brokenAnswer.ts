/** The error for an answer whose body cannot be read. Its message names the cause and says what to change. */
export class BrokenAnswer extends Error {
  override name = 'BrokenAnswer'
  readonly code: BrokenAnswerCode

  constructor(code: BrokenAnswerCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Error code for an answer whose body did not end in time. */
export const unendedBodyCode = 'UNENDED_BODY'

type BrokenAnswerCode = typeof unendedBodyCode | 'CUT_BODY' | 'UNREADABLE_ENCODING'

/** Creates the error for a body that did not end in time, although the connection is still open. */
export const unendedBodyError = (timeoutMs: number) =>
  new BrokenAnswer(
    unendedBodyCode,
    `The answer has begun, but its body did not end within ${timeoutMs} ms. Send Content-Length with the number of bytes ` +
      'of the body, or close the connection after it: without that, and with a too large number, clients wait for the rest.',
  )

/** Creates the error for a connection that was closed in the middle of a body. */
export const cutBodyError = (received: number, announced: string | undefined) =>
  new BrokenAnswer(
    'CUT_BODY',
    `The server closed the connection in the middle of the answer: ${received} bytes of the body came. ` +
      `The handler crashed while it wrote, or ${
        announced === undefined
          ? 'the body does not have the form of Transfer-Encoding: chunked.'
          : `the body is shorter than its Content-Length, which is ${announced}.`
      }`,
  )

/** Creates the error for a body that cannot be decoded according to its Content-Encoding. */
export const unreadableEncodingError = (encoding: string, accepted: string) =>
  new BrokenAnswer(
    'UNREADABLE_ENCODING',
    `The answer has the header Content-Encoding: ${encoding}, but its body cannot be read as that. Leave the header out, or ` +
      `compress the body by an encoding that the request accepts (${accepted}).`,
  )
