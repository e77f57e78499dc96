declare global {
  interface Window {
    /** The query of the return from a provider, which the early script removed from the address (early/early.ts). */
    tsudoiReturn?: string
  }
}

/** A login provider's answer in the return address. */
export interface ProviderAnswer {
  state: string
  code: string
  /** `access_denied` and the like, instead of a code. */
  error: string
}

/** A query parameter; empty if it occurs more than once, because that indicates an injection. */
const singleParameter = (query: URLSearchParams, name: string) =>
  query.getAll(name).length === 1 ? (query.get(name) ?? '') : ''

/**
 * Returns the provider's answer once; undefined if there is none, as after a reload. The early script has removed it
 * from the address before the first request; if that did not run, this removes it (X2).
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
