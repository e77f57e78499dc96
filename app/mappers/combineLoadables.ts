import { ready, type Loadable } from '@tsudoi/design-system/loadable'

/** Combines two loadables into one. It is ready when both are, failed when either has failed, and otherwise loading. */
export function combineLoadables<A, B, V>(
  one: Loadable<A>,
  other: Loadable<B>,
  view: (one: A, other: B) => V,
): Loadable<V> {
  if (one.state === 'ready' && other.state === 'ready') return ready(view(one.data, other.data))
  const missing = [one, other].filter((each) => each.state !== 'ready')
  return missing.find(({ state }) => state === 'failed') ?? { state: 'loading' }
}
