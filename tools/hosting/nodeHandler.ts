import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CardFiles, Handler, HandlerOptions } from '../../app/server/main.ts'
import type { BuiltServer } from './builtServer.ts'
import { logFailure } from './logFailure.ts'

/** Compression functions that are fast enough for a request, by their name in `Accept-Encoding`. */
const encoders: HandlerOptions['encoders'] = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
}

interface NodeSettings {
  /** The address of each API host. */
  hosts: Readonly<Record<string, string>>
  origin?: string | undefined
  /** Whether the content of public pages is rendered. */
  isRendering: boolean
  /** The files with which share cards are drawn. Default: cards have no picture. */
  cardFiles?: CardFiles | undefined
}

/** Logs a card that could not be drawn. Its title is not logged, because it can be the text of a member. */
const logCard = (error: unknown, { kind }: { kind: string }) => logFailure(error, `a card (${kind})`)

/** Creates the handler of a built app in Node. Without `origin`, canonical URLs have the origin of each request. */
export const createNodeHandler = (
  { createHandler, createCards, app }: BuiltServer,
  { hosts, origin, isRendering, cardFiles }: NodeSettings,
): Handler => {
  const fetchHost: HandlerOptions['fetchHost'] = (host, path, init) => fetch(hosts[host] + path, init)
  return createHandler({
    shell: app.shell,
    headers: app.headers.pages,
    fetchHost,
    cards: cardFiles && createCards({ ...cardFiles, fetchHost, onError: logCard }),
    origin,
    isRendering,
    encoders,
    onError: logFailure,
  })
}
