declare global {
  interface Window {
    /** The query of the way back from a provider, taken out of the address by the page's head (early/early.ts). */
    tsudoiReturn?: string
  }
}

/** What a provider sent along on the way back. */
export interface ProviderAnswer {
  state: string
  code: string
  /** `access_denied` and the like, instead of a code. */
  error: string
}

/** A parameter that came twice is none: somebody added one. */
const only = (query: URLSearchParams, name: string) => (query.getAll(name).length === 1 ? (query.get(name) ?? '') : '')

/**
 * Takes the answer out of the way back's address, once; undefined when there is none, as after a reload. It was removed
 * from the address before the first request; should the page's head not have run, it goes now (X2).
 */
export function takeAnswer(): ProviderAnswer | undefined {
  const search = window.tsudoiReturn ?? location.search
  delete window.tsudoiReturn
  if (location.search) history.replaceState(history.state, '', location.pathname)
  const query = new URLSearchParams(search)
  const answer = { state: only(query, 'state'), code: only(query, 'code'), error: only(query, 'error') }
  return answer.state || answer.code || answer.error ? answer : undefined
}
