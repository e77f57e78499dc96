/** A part of a document, whose values are checked where they are read. */
export type Json = Readonly<Record<string, unknown>>

/** The part of a document that a value is, or refers to by `$ref` within the document; `{}` if there is none. */
export function resolvedIn(root: Json, value: unknown): Json {
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
