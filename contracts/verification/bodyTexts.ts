/** Changes all texts in a request body, at any depth. */
export function withTexts(body: unknown, change: (text: string) => string): unknown {
  if (typeof body === 'string') return change(body)
  if (Array.isArray(body)) return body.map((each) => withTexts(each, change))
  if (typeof body !== 'object' || body === null || body instanceof Blob) return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withTexts(value, change)]))
}
