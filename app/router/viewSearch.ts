/**
 * Search parameters that select a view of a public page, with their values (Q415). All others, such as those of
 * trackers, are dropped: pages ignore them, and the server would render and cache each by itself.
 */
const viewParameters = { gachaId: /./, list: /^(?:followed|over|past)$/, tab: /^posts$/ }

/** The part of a query that selects a view of a public page, such as `?tab=posts`; empty without one. */
export function viewSearchOf(search: URLSearchParams): string {
  const kept = Object.entries(viewParameters).flatMap(([name, values]) => {
    const value = search.get(name) ?? ''
    return values.test(value) ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : ''
}
