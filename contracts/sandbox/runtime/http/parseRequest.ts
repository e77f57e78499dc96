import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { Failure } from '../failure.ts'

type Schema = z.ZodMiniType

/** Parses a value and refuses unknown keys: zod drops them, so a value that differs after parsing had some. */
export function parseStrictly<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success || !isDeepStrictEqual(parsed.data, value)) throw new Failure('InvalidArgument')
  return parsed.data
}

/** Parses a JSON body; without a schema, only an empty body or `{}` is accepted. */
export function parseBody(schema: Schema | undefined, text: string): unknown {
  if (schema) return parseStrictly(schema, readJson(text))
  if (text !== '' && !isDeepStrictEqual(readJson(text), {})) throw new Failure('InvalidArgument')
  return undefined
}

/** Parses a multipart body: files, the rest as text; parts must not be repeated. */
export async function parseForm(schema: Schema | undefined, request: Pick<Request, 'formData'>): Promise<unknown> {
  const form = await request.formData().catch(() => undefined)
  const parts = [...(form ?? [])]
  if (!schema || new Set(parts.map(([name]) => name)).size !== parts.length) throw new Failure('InvalidArgument')
  return parseStrictly(schema, requireStorableText(Object.fromEntries(parts)))
}

function readJson(text: string): unknown {
  try {
    return requireStorableText(JSON.parse(text))
  } catch {
    throw new Failure('InvalidArgument')
  }
}

/** Parses a query string by its schema, converting numbers and booleans. Throws for repeated keys. */
export function parseQuery(schema: Schema | undefined, search: URLSearchParams): unknown {
  if (new Set(search.keys()).size !== search.size) throw new Failure('InvalidArgument')
  const kinds = schema instanceof z.ZodMiniObject ? schema.shape : {}
  const values = [...search].map(([key, text]) => [key, readAs(kinds[key], text)])
  const query = requireStorableText(Object.fromEntries(values))
  return schema ? parseStrictly(schema, query) : parseStrictly(z.object({}), query)
}

function readAs(schema: unknown, text: string): unknown {
  const inner = schema instanceof z.ZodMiniOptional ? schema._zod.def.innerType : schema
  if (inner instanceof z.ZodMiniNumber) return readNumber(text)
  return inner instanceof z.ZodMiniBoolean && ['true', 'false'].includes(text) ? text === 'true' : text
}

const readNumber = (text: string) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text)

/** Throws for text that cannot be stored, such as NUL or half of a surrogate pair, anywhere in the value. */
export function requireStorableText<T>(value: T): T {
  if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) throw new Failure('InvalidArgument')
  if (typeof value === 'object' && value !== null) Object.entries(value).flat().forEach(requireStorableText)
  return value
}
