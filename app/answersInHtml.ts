/** Id of the HTML element with the answers from which the server rendered the page, as JSON by address. */
export const answersInHtmlId = 'first-answers'

/** The answers in the page's HTML by address: the bodies as the servers sent them. Empty if there are none. */
export function answersInHtml(): Readonly<Record<string, unknown>> {
  const text = document.getElementById(answersInHtmlId)?.textContent
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}
