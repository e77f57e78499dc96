/** The id of the element with the answers that a server-rendered page was made from, as JSON by address. */
export const answersInHtmlId = 'first-answers'

/** The answers in the page's HTML, by address: bodies as the hosts sent them. */
export function answersInHtml(): Readonly<Record<string, unknown>> {
  const text = document.getElementById(answersInHtmlId)?.textContent
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}
