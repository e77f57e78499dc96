import { expect, it } from 'vitest'
import { readClientData, rpIdOf } from './verifyPasskey.ts'

const encoded = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url')

it.each([
  ['http://localhost:5173', 'localhost'],
  ['https://tsudoi.example.com', 'tsudoi.example.com'],
])('the passkeys of the app at %s belong to %s', (appAddress, id) => expect(rpIdOf({ appAddress })).toBe(id))

it.each(['http://127.0.0.1:5173', 'http://[::1]:5173'])('an app at the IP address %s has no passkeys', (appAddress) =>
  expect(() => rpIdOf({ appAddress })).toThrow('Unimplemented'),
)

it.each([
  ['no JSON', 'eA'],
  ['no object', encoded(1)],
  ['no challenge', encoded({ origin: 'https://tsudoi.example.com' })],
  ['another origin', encoded({ challenge: 'x', origin: 'https://example.com' })],
  ['a subdomain', encoded({ challenge: 'x', origin: 'https://evil.tsudoi.example.com' })],
  ['another scheme', encoded({ challenge: 'x', origin: 'http://tsudoi.example.com' })],
  ['another port', encoded({ challenge: 'x', origin: 'https://tsudoi.example.com:8443' })],
  ['no URL', encoded({ challenge: 'x', origin: 'null' })],
])('the answer of a browser with %s is refused', (_, clientDataJSON) =>
  expect(() => readClientData({ appAddress: 'https://tsudoi.example.com' }, clientDataJSON)).toThrow('PasskeyRefused'),
)
