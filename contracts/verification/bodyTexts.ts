/** Returns a copy of a request body in which `change` is applied to every text, at any depth. */
export function mapTexts(body: unknown, change: (text: string) => string): unknown {
  if (typeof body === 'string') return change(body)
  if (Array.isArray(body)) return body.map((each) => mapTexts(each, change))
  if (typeof body !== 'object' || body === null || body instanceof Blob) return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, mapTexts(value, change)]))
}
