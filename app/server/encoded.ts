/** Compresses a body. */
export type Encoders = Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>>

/** An answer that is compressed once, for many requests. */
export interface Encoded {
  status: number
  headers: Readonly<Record<string, string>>
  /** The body by encoding; `identity` is always there. */
  bodies: ReadonlyMap<string, Uint8Array>
}

/** An answer before compression. */
interface Body {
  body: string | Uint8Array
  /** The content type. */
  type: string
  /** Default: 200. */
  status?: number | undefined
  headers?: Readonly<Record<string, string>>
}

/** Compresses an answer by each encoder. Default: by none, for pictures and short texts. */
export async function encodeBody(
  { body, type, status = 200, headers = {} }: Body,
  encoders: Encoders = {},
): Promise<Encoded> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const made = await Promise.all(
    Object.entries(encoders).map(async ([name, encode]) => [name, await encode(bytes)] as const),
  )
  return { status, headers: { ...headers, 'Content-Type': type }, bodies: new Map([...made, ['identity', bytes]]) }
}

/** The bytes that a cached answer takes. */
export const bytesOf = ({ bodies }: Encoded): number =>
  [...bodies.values()].reduce((sum, { length }) => sum + length, 0)

/** The first encoding that the client accepts. One with `q=0` is refused. */
function acceptedEncoding({ bodies }: Encoded, request: Request): string {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1)[0])
  return [...bodies.keys()].find((name) => accepted.includes(name)) ?? 'identity'
}

/** The answer to a GET or HEAD. `caching` is its Cache-Control. */
export function respondEncoded(request: Request, encoded: Encoded, caching: string): Response {
  const encoding = acceptedEncoding(encoded, request)
  const body = request.method === 'HEAD' ? null : (encoded.bodies.get(encoding) as BodyInit)
  return new Response(body, {
    status: encoded.status,
    headers: {
      ...encoded.headers,
      'Cache-Control': caching,
      Vary: 'Accept-Encoding, Cookie',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  })
}
