/** Functions that compress a body, by the name of their encoding (`gzip`, `br`). */
export type Encoders = Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>>

/** An HTTP response that is compressed once and sent for many requests. */
export interface EncodedAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** The entity tag of the body. It is weak, because the bytes differ with each encoding. */
  tag: string
  /** The body by encoding. It always has `identity`, the uncompressed body. */
  bodies: ReadonlyMap<string, Uint8Array>
  /** Whether it is a document at another address than the canonical one of its content. Default: false. */
  isAlias?: boolean
}

/** A response before compression. */
interface Body {
  body: string | Uint8Array
  /** The content type of the body. */
  type: string
  /** The HTTP status. Default: 200. */
  status?: number | undefined
  headers?: Readonly<Record<string, string>>
}

async function tagOf(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return `W/"${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** Compresses an answer with each of the encoders. Default: none, for pictures and short texts. */
export async function encodeBody(
  { body, type, status = 200, headers = {} }: Body,
  encoders: Encoders = {},
): Promise<EncodedAnswer> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const made = await Promise.all(
    Object.entries(encoders).map(async ([name, encode]) => [name, await encode(bytes)] as const),
  )
  return {
    status,
    headers: { ...headers, 'Content-Type': type },
    tag: await tagOf(bytes),
    bodies: new Map([...made, ['identity', bytes]]),
  }
}

/** How many bytes a cached response takes in all its encodings. */
export const encodedByteCount = ({ bodies }: EncodedAnswer): number =>
  [...bodies.values()].reduce((sum, { length }) => sum + length, 0)

/** The first of the available encodings that the client accepts. The client refuses an encoding with `q=0`. */
function acceptedEncoding({ bodies }: EncodedAnswer, request: Request): string {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1)[0])
  return [...bodies.keys()].find((name) => accepted.includes(name)) ?? 'identity'
}

/** Whether the client already has this body. A cache in between may have made the tag strong. */
function isKnown({ status, tag }: EncodedAnswer, request: Request): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((given) => given.trim())
  return status === 200 && known.some((given) => given === '*' || `W/${given.replace(/^W\//, '')}` === tag)
}

/**
 * Answers a GET or HEAD: with 304 and no body if the client already has the body. `caching` is the Cache-Control of the
 * answer.
 */
export function respondEncoded(request: Request, encoded: EncodedAnswer, caching: string): Response {
  const headers = { ...encoded.headers, ETag: encoded.tag, 'Cache-Control': caching, Vary: 'Accept-Encoding, Cookie' }
  if (isKnown(encoded, request)) return new Response(null, { status: 304, headers })
  const encoding = acceptedEncoding(encoded, request)
  const body = request.method === 'HEAD' ? null : (encoded.bodies.get(encoding) as BodyInit)
  return new Response(body, {
    status: encoded.status,
    headers: { ...headers, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) },
  })
}
