/** A part of a JSON document, whose values are checked where they are read. */
export type Json = Readonly<Record<string, unknown>>

/**
 * Resolves a value: returns the part of the document to which its `$ref` refers, the value itself without a `$ref`, and
 * `{}` if neither is an object.
 */
export function resolveReference(root: Json, value: unknown): Json {
  const seen = new Set<unknown>()
  let part = value
  while (!seen.has(part)) {
    seen.add(part)
    const reference = (Object(part) as Json)['$ref']
    if (typeof reference !== 'string') return Object(part) as Json
    part = partAt(root, reference)
  }
  return {}
}

function partAt(root: Json, reference: string): unknown {
  if (!reference.startsWith('#/')) return {}
  const steps = reference.slice(2).split('/')
  return steps.reduce<unknown>((part, step) => {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    return (Object(part) as Json)[name]
  }, root)
}
