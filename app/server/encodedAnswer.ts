/** Functions that compress a body, by the name of their encoding (`gzip`, `br`). */
export type Encoders = Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>>

/** An HTTP response that is compressed once and sent for many requests. */
export interface EncodedAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** The entity tag of the body. Weak, because each encoding has other bytes. */
  tag: string
  /** The body by encoding; `identity` is always there. */
  bodies: ReadonlyMap<string, Uint8Array>
}

/** The body of a response before compression. */
interface Body {
  body: string | Uint8Array
  /** The content type. */
  type: string
  /** Default: 200. */
  status?: number | undefined
  headers?: Readonly<Record<string, string>>
}

async function tagOf(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return `W/"${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** Compresses an answer by each encoder. Default: by none, for pictures and short texts. */
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

/** The bytes that a cached response takes in all its encodings. */
export const encodedByteCount = ({ bodies }: EncodedAnswer): number =>
  [...bodies.values()].reduce((sum, { length }) => sum + length, 0)

/** The first encoding that the client accepts. One with `q=0` is refused. */
function acceptedEncoding({ bodies }: EncodedAnswer, request: Request): string {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1)[0])
  return [...bodies.keys()].find((name) => accepted.includes(name)) ?? 'identity'
}

/** Whether the client has this body already. A cache in between may have made its tag strong. */
function isKnown({ status, tag }: EncodedAnswer, request: Request): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((given) => given.trim())
  return status === 200 && known.some((given) => given === '*' || `W/${given.replace(/^W\//, '')}` === tag)
}

/** The answer to a GET or HEAD: 304 without a body if the client has it already. `caching` is its Cache-Control. */
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
