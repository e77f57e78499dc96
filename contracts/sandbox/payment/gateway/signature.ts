import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header of a notification with the HMAC-SHA256 of its body in hexadecimal. */
export const signatureHeader = 'X-Gateway-Signature'

/** The signature of a notification's body. */
export const signatureOf = (key: string, body: string) => createHmac('sha256', key).update(body).digest('hex')

/** Whether the gateway signed this body; only the gateway shares the key with the merchant. */
export function hasGatewaySignature(key: string, body: string, signature: string | undefined): boolean {
  const expected = Buffer.from(signatureOf(key, body))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
