declare global {
  interface Window {
    /**
     * The query of the address to which a provider redirected the user. The early script removed it from the address
     * (early/early.ts).
     */
    tsudoiReturn?: string
  }
}

/** A login provider's answer, which is in the address to which it redirects the user. */
export interface ProviderAnswer {
  state: string
  code: string
  /** The provider's error code, such as `access_denied`, instead of a code. */
  error: string
}

/** A query parameter. Empty if the address contains it more than once, because that indicates an injection. */
const singleParameter = (query: URLSearchParams, name: string) =>
  query.getAll(name).length === 1 ? (query.get(name) ?? '') : ''

/**
 * Returns the provider's answer, but only once. Undefined if there is none, as after a reload. The early script has
 * removed the answer from the address before the first request; if that script did not run, this function removes it
 * (X2).
 */
export function takeProviderAnswer(): ProviderAnswer | undefined {
  const search = window.tsudoiReturn ?? location.search
  delete window.tsudoiReturn
  if (location.search) history.replaceState(history.state, '', location.pathname)
  const query = new URLSearchParams(search)
  const answer = {
    state: singleParameter(query, 'state'),
    code: singleParameter(query, 'code'),
    error: singleParameter(query, 'error'),
  }
  return answer.state || answer.code || answer.error ? answer : undefined
}
