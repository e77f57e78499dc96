import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A device's keys for Web Push, which a browser creates when it subscribes. */
export function createPushKeys() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return { ecdh, publicKey, auth, p256dh: publicKey.toString('base64url'), authText: auth.toString('base64url') }
}
type PushKeys = ReturnType<typeof createPushKeys>

const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Decrypts a message as a browser does (RFC 8291, aes128gcm). Throws if it was not encrypted for these keys. */
export function decryptPush(body: Buffer, { ecdh, publicKey, auth }: PushKeys): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const key = hkdf(auth, ecdh.computeSecret(senderKey), info, 32)
  const contentKey = hkdf(salt, key, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(salt, key, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Reads the claims of a message's signature (RFC 8292). Throws if the key in the header has not signed them. */
export function readVapid(authorization: string): { claims: { aud: string; exp: number; sub: string }; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') }
  const publicKey = createPublicKey({ key: { ...jwk, y: point.subarray(33).toString('base64url') }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is not of this key')
  return { claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as never, key }
}

/** A message that the push service received. */
export interface ReceivedPush {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** How the push service answers a message. */
export interface PushAnswer {
  status: number
  headers?: Record<string, string>
}

/** Starts a push service on loopback. It records the messages, and answers each of them as the test specifies. */
export async function startPushService() {
  const received: ReceivedPush[] = []
  const service = { answer: (_path: string): PushAnswer => ({ status: 201 }) }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      const { status, headers } = service.answer(path)
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin, received, service, close }
}
