/**
 * Search parameters that select a view of a public page, with their values (Q415). All others, such as those of
 * trackers, are dropped: pages ignore them, and the server would render and cache each by itself.
 */
export const viewParameters = {
  category: /^(?:NOTICE|DEFECT|MAINTENANCE|CAMPAIGN|UPDATE|GACHA|NEW_CONTENT)$/,
  gachaId: /./,
  list: /^(?:followed|over|past)$/,
  tab: /^posts$/,
}

/**
 * Search parameters with which the server leaves a public page to the browser. They open a dialog or a step, contain
 * words of the visitor, set the time to watch a film together, or belong to the host app.
 */
export const clientParameters = [
  'accessToken',
  'by',
  'card',
  'device',
  'entry',
  'episode',
  'item',
  'photo',
  'q',
  'together',
  'write',
]

/** The part of a query that selects a view of a public page, such as `?tab=posts`; empty without one. */
export function viewSearchOf(search: URLSearchParams): string {
  const kept = Object.entries(viewParameters).flatMap(([name, values]) => {
    const value = search.get(name) ?? ''
    return values.test(value) ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : ''
}
