import { parseUrl } from '@tsudoi/design-system/text/parseUrl'
import { env } from '../env.ts'
import { pictureOf } from '../mappers/pictureOf.ts'
import { cardVersion } from './cards/cardVersion.ts'
import { createCardPainter, type CardPainterOptions } from './cards/createCardPainter.ts'
import { createWebpDecoder } from './cards/createWebpDecoder.ts'
import type { FetchHost } from './guestReader.ts'
import type { CardPicture } from './pageHead.ts'
import type { HandlerOptions } from './serverContext.ts'

/** The files that the painter of link cards needs: WebAssembly modules, fonts and emoji. */
export interface CardFiles extends Pick<CardPainterOptions, 'wasm' | 'fonts' | 'loadEmoji'> {
  /** Decoder of WebP pictures. Default: none, and a drawing replaces a WebP picture. */
  webp?: WebAssembly.Module
}

/** Options of `createCards`. */
interface CardsOptions extends CardFiles {
  fetchHost: FetchHost
  onError?: CardPainterOptions['onError']
}

/** The origins from which the server may request pictures, as the deployment configures them. */
const pictureOrigins = () =>
  [env.textures, ...env.mediaOrigins].flatMap((address) =>
    address.startsWith('https://') ? new URL(address).origin : [],
  )

/**
 * Returns the path of a picture on the app server, without the prefix at which the web server forwards it. Undefined
 * for any other address, also if `..` leads out of the prefix.
 */
function pathOnAppHost(address: string): string | undefined {
  const prefix = env.hosts.app
  if (!prefix.startsWith('/') || !address.startsWith(`${prefix}/`)) return undefined
  const { pathname, search } = new URL(address, 'https://page.invalid')
  return pathname.startsWith(`${prefix}/`) && !pathname.startsWith(`${prefix}//`)
    ? pathname.slice(prefix.length) + search
    : undefined
}

/** Whether a picture has an allowed origin, and no user name or password in its address. */
function isAllowed(address: string): boolean {
  const url = parseUrl(address)
  return url !== undefined && pictureOrigins().includes(url.origin) && url.href.startsWith(`${url.origin}/`)
}

/**
 * Returns a function that fetches a picture from the app server, or from an allowed origin of the deployment. It
 * follows no redirect.
 */
const fetchPicture =
  (fetchHost: FetchHost): CardPainterOptions['fetchImage'] =>
  (address, signal) => {
    const init = { signal, redirect: 'error' } as const
    const path = pathOnAppHost(address)
    if (path !== undefined) return fetchHost('app', path, init)
    if (isAllowed(address)) return fetch(address, init)
    return Promise.reject(new Error(`${address} is not an origin of this deployment's pictures.`))
  }

const withAddress = (card: CardPicture): CardPicture => ({ ...card, image: pictureOf(card.image) })

/** Creates the painter of link cards for `createHandler`. */
export function createCards({ fetchHost, webp, ...files }: CardsOptions): NonNullable<HandlerOptions['cards']> {
  const paint = createCardPainter({
    ...files,
    fetchImage: fetchPicture(fetchHost),
    decodeWebp: webp && createWebpDecoder(webp),
  })
  return { draw: (card) => paint(withAddress(card)), versionOf: cardVersion }
}
