import { createStore } from './createStore.ts'
import type { OwnLimit } from './ownLimit.ts'
import { deviceStore } from './textStore.ts'

/** Of every account of this device: it outlives a log-out, which would otherwise be a way around it (Q132). */
type OwnLimits = Readonly<Record<string, OwnLimit>>

const key = 'tsudoi.own-limits'

const isYen = (yen: unknown) => yen === undefined || (typeof yen === 'number' && Number.isSafeInteger(yen) && yen >= 0)

/** What another build, or somebody, wrote there may be anything. */
function isOwnLimit(value: unknown): value is OwnLimit {
  const { yen, next } = (value ?? {}) as { yen?: unknown; next?: { yen?: unknown; from?: unknown } | null }
  return isYen(yen) && (next === undefined || (isYen(next?.yen) && !Number.isNaN(Date.parse(String(next?.from)))))
}

const read = (): OwnLimits =>
  Object.fromEntries(Object.entries(deviceStore.getJson(key) ?? {}).filter(([, limit]) => isOwnLimit(limit)))

/** The limits as this tab knows them. */
const useOwnLimits = createStore<{ limits: OwnLimits }>(() => ({ limits: read() }))

function write(limits: OwnLimits): void {
  useOwnLimits.setState({ limits })
  deviceStore.setJson(key, limits)
}

// Another tab has changed it.
addEventListener('storage', (event) => {
  if (event.key === key) useOwnLimits.setState({ limits: read() })
})

/** The member's own limit on this device; undefined: there was never one. */
export const useOwnLimit = (accountId: string): OwnLimit | undefined => useOwnLimits(({ limits }) => limits[accountId])

export const keepOwnLimit = (accountId: string, limit: OwnLimit): void =>
  write({ ...useOwnLimits.getState().limits, [accountId]: limit })

/** The account is no more. */
export function forgetOwnLimit(accountId: string): void {
  const { [accountId]: _gone, ...others } = useOwnLimits.getState().limits
  write(others)
}
