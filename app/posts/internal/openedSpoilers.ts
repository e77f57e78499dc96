import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'

/** The keys of the posts whose cover against spoilers the reader has opened in this visit. */
export const useOpenedSpoilers = createStore<{ opened: ReadonlySet<string> }>(() => ({ opened: new Set() }))

onSessionReset(() => useOpenedSpoilers.setState({ opened: new Set() }))

/** Opens the cover of a post until the end of the visit. */
export const openSpoiler = (key: string): void =>
  useOpenedSpoilers.setState(({ opened }) => ({ opened: new Set(opened).add(key) }))
