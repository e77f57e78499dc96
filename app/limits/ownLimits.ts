import { createStore } from '../session/createStore.ts'
import type { OwnLimit } from './ownLimit.ts'
import { deviceStore } from '../storage/textStore.ts'

/**
 * The limits of all accounts on this device, by account id. They survive a logout: otherwise members could log out to
 * avoid their limit (Q132).
 */
type OwnLimits = Readonly<Record<string, OwnLimit>>

const key = 'tsudoi.own-limits'

const isYen = (yen: unknown) => yen === undefined || (typeof yen === 'number' && Number.isSafeInteger(yen) && yen >= 0)

/**
 * Whether a stored value is a valid limit. It may be anything, because another build or the user may have written it.
 */
function isOwnLimit(value: unknown): value is OwnLimit {
  const { yen, next } = (value ?? {}) as { yen?: unknown; next?: { yen?: unknown; from?: unknown } | null }
  return isYen(yen) && (next === undefined || (isYen(next?.yen) && !Number.isNaN(Date.parse(String(next?.from)))))
}

const read = (): OwnLimits =>
  Object.fromEntries(Object.entries(deviceStore.getJson(key) ?? {}).filter(([, limit]) => isOwnLimit(limit)))

/** The limits in this tab. Another tab may change the stored ones. */
const useOwnLimits = createStore<{ limits: OwnLimits }>(() => ({ limits: read() }))

function write(limits: OwnLimits): void {
  useOwnLimits.setState({ limits })
  deviceStore.setJson(key, limits)
}

// Reads the limits again when another tab has changed them.
addEventListener('storage', (event) => {
  if (event.key === key) useOwnLimits.setState({ limits: read() })
})

/** The limit that the member has set on this device. Undefined if the member has never set one. */
export const useOwnLimit = (accountId: string): OwnLimit | undefined => useOwnLimits(({ limits }) => limits[accountId])

/** Stores the limit of an account on this device. */
export const storeOwnLimit = (accountId: string, limit: OwnLimit): void =>
  write({ ...useOwnLimits.getState().limits, [accountId]: limit })

/** Deletes the limit of an account that no longer exists. */
export function deleteOwnLimit(accountId: string): void {
  const { [accountId]: _gone, ...others } = useOwnLimits.getState().limits
  write(others)
}
