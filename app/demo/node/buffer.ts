import { Buffer } from 'buffer/'

const from = Buffer.from.bind(Buffer) as (...given: unknown[]) => Buffer
// oxlint-disable-next-line typescript/unbound-method -- it is called with its buffer below
const { toString } = Buffer.prototype

Buffer.from = ((value: unknown, encoding: unknown, ...rest: unknown[]) =>
  // The package's base64 also reads the letters of base64url.
  from(value, encoding === 'base64url' ? 'base64' : encoding, ...rest)) as typeof Buffer.from

Buffer.prototype.toString = function (encoding?: string, ...range: number[]): string {
  if (encoding !== 'base64url') return Reflect.apply(toString, this, [encoding, ...range])
  const text = Reflect.apply(toString, this, ['base64', ...range])
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Node's `Buffer` in the browser. The package does not know the encoding `base64url`, which passkeys and reminders use,
 * so this file adds it.
 */
export { Buffer }
