import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/**
 * Whether the endpoint's body is sent as `multipart/form-data` instead of JSON: true if its schema has a file field
 * (`z.file()`). Each field is then a part with the same name.
 */
export function isMultipart({ body }: Pick<Endpoint, 'body'>): boolean {
  const { shape = {} } = (body?._zod.def ?? {}) as { shape?: Record<string, z.ZodMiniType> }
  return Object.values(shape).some((schema) => schema._zod.def.type === 'file')
}

/** Builds a multipart body: files and texts unchanged, other values as JSON. Undefined fields are omitted. */
export function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value instanceof Blob) form.set(name, value)
    else if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}
