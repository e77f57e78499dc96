/** The same answer with these headers, in place of its own ones of the same name. */
export function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  const changed = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value)
  return changed
}
