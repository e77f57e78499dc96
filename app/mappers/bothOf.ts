import { ready, type Loadable } from '@tsudoi/design-system/loadable'

/** What needs two things: there when both are, failed when one has. */
export function bothOf<A, B, V>(one: Loadable<A>, other: Loadable<B>, view: (one: A, other: B) => V): Loadable<V> {
  if (one.state === 'ready' && other.state === 'ready') return ready(view(one.data, other.data))
  const missing = [one, other].filter((each) => each.state !== 'ready')
  return missing.find(({ state }) => state === 'failed') ?? { state: 'loading' }
}
