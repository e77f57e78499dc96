/** Returns a copy of an answer with these headers, which replace its own headers of the same name. */
export function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  const changed = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value)
  return changed
}
