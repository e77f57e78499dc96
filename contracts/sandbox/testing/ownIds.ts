import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { allIds, pathSegments } from '../../ids.ts'

/**
 * A proxy before a host of the sandbox that makes it look like a host with UUIDs as ids. It refuses the ids of the
 * pacts, returns its own ids from the state hook, and translates them in both directions.
 *
 * @param tokens the tokens that the proxy has translated; proxies that share them accept each other's tokens, as the
 *   hosts of one backend do
 */
export async function startProxyWithOwnIds(
  target: string,
  tokens: Map<string, string> = new Map(),
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    pass(target, tokens, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const keys: ReadonlyMap<string, string> = new Map(allIds().map((name) => [name, uuidOf(name)]))
const names: ReadonlyMap<string, string> = new Map([...keys].map(([name, key]) => [key, name]))

function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

class NameRefused extends Error {
  override name = 'NameRefused'
}

/** The sandbox's id for one of the UUIDs that the proxy shows to clients. */
function nameOf(key: string, tokens: ReadonlyMap<string, string>): string {
  if (keys.has(key)) throw new NameRefused(key)
  return names.get(key) ?? tokens.get(key) ?? key
}

type Change = (text: string) => string

function changed(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return changedPath(value, change)
  if (Array.isArray(value)) return value.map((each) => changed(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change)]))
}

/** Translates the ids in a text: the path of a realtime document contains several, every other text is one. */
const changedPath = (text: string, change: Change) =>
  text.startsWith('accounts/') ? pathSegments(text).map(change).join('/') : change(text)

function changedText(text: string, type: string | null | undefined, change: Change): string {
  return text && type?.startsWith('application/json') ? JSON.stringify(changed(JSON.parse(text), change)) : text
}

async function pass(target: string, tokens: Map<string, string>, request: IncomingMessage, response: ServerResponse) {
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const isHook = request.url === '/_sandbox/states'
  const sent = await buffer(request)
  const bearer = headers.authorization?.replace(/^Bearer /, '')
  if (bearer && tokens.has(bearer)) headers.authorization = `Bearer ${tokens.get(bearer)}`
  const forwarded = isHook ? { path: request.url, body: sent } : withSandboxIds(request, sent, tokens)
  if (!forwarded)
    return void response.writeHead(400, { 'Access-Control-Allow-Origin': '*' }).end('{"messageCode":"A name"}')
  const answer = await fetch(new URL(forwarded.path ?? '/', target), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(sent.length > 0 && { body: new Uint8Array(Buffer.from(forwarded.body)) }),
  })
  const outside = (text: string) => keys.get(text) ?? tokenOutside(text, tokens)
  const text = changedText(await answer.text(), answer.headers.get('content-type'), outside)
  const returnedText = isHook && answer.ok ? JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(keys) }) : text
  const { 'content-encoding': _packing, 'transfer-encoding': _parts, ...kept } = Object.fromEntries(answer.headers)
  delete kept['content-length']
  response.writeHead(answer.status, kept).end(returnedText)
}

/** The request with the sandbox's ids; undefined if it contains one of the pacts' ids. */
function withSandboxIds({ url = '/', headers }: IncomingMessage, sent: Buffer, tokens: ReadonlyMap<string, string>) {
  const type = headers['content-type']
  if (sent.length > 0 && !type?.startsWith('application/json')) return { path: url, body: sent }
  const inside = (text: string) => nameOf(text, tokens)
  try {
    const [path = '', search] = url.split('?')
    const steps = path.split('/').map((step) => encodeURIComponent(inside(decodeURIComponent(step))))
    const query = [...new URLSearchParams(search)].map(([key, value]) => [key, changedPath(value, inside)])
    const queryText = search === undefined ? '' : `?${new URLSearchParams(query).toString()}`
    return { path: steps.join('/') + queryText, body: changedText(sent.toString(), type, inside) }
  } catch (error) {
    if (error instanceof NameRefused) return undefined
    throw error
  }
}

/** Builds an access token that contains the account's UUID. Remembers the sandbox's own token for requests with it. */
function tokenOutside(text: string, tokens: Map<string, string>): string {
  const [head, payload, signature] = text.split('.')
  if (!head?.startsWith('ey') || !payload || !signature) return text
  const claims = changed(JSON.parse(Buffer.from(payload, 'base64url').toString()), (claim) => keys.get(claim) ?? claim)
  const token = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  tokens.set(token, text)
  return token
}
