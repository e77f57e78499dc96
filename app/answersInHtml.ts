/** Id of the HTML element in which the server puts the answers that it rendered the page from: JSON, keyed by URL. */
export const answersInHtmlId = 'first-answers'

/**
 * The answers in the page's HTML, by URL. Each is the JSON body that a server sent. Empty if the page contains none.
 */
export function answersInHtml(): Readonly<Record<string, unknown>> {
  const text = document.getElementById(answersInHtmlId)?.textContent
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}
