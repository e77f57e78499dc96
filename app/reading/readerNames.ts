import type { ReaderNames } from '../paths.ts'
import { createStore } from '../session/createStore.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { deviceStore } from '../storage/textStore.ts'

/**
 * The names that a guest entered, by channel id. The server stores only the names of members (C108). They are deleted
 * with the session.
 */
type NamesByChannel = Readonly<Record<string, ReaderNames>>

const key = 'tsudoi.story-names'

/** Whether a stored value is valid. It may be anything, because another build or the user may have written it. */
function isNames(value: unknown): value is ReaderNames {
  const { lastName, firstName } = (value ?? {}) as Partial<ReaderNames>
  return [lastName, firstName].every((name) => typeof name === 'string' && name !== '' && name.length <= 1_000)
}

const read = (): NamesByChannel =>
  Object.fromEntries(Object.entries(deviceStore.getJson(key) ?? {}).filter(([, names]) => isNames(names)))

const useNames = createStore<{ names: NamesByChannel }>(() => ({ names: read() }))

/** The names that a guest entered on this device for the stories of a channel (S149). */
export const useReaderNames = (ipId: string): ReaderNames | undefined => useNames(({ names }) => names[ipId])

/**
 * Stores names for a channel's stories on this device. Other code calls `storeGuestNames`, which first checks that no
 * member is logged in.
 */
export function storeReaderNames(ipId: string, { lastName, firstName }: ReaderNames): void {
  const names = { ...read(), ...useNames.getState().names, [ipId]: { lastName, firstName } }
  useNames.setState({ names })
  deviceStore.setJson(key, names)
}

// Reads the names again when another tab has changed them.
addEventListener('storage', (event) => {
  if (event.key === key) useNames.setState({ names: read() })
})

onSessionReset(() => useNames.setState({ names: {} }))
