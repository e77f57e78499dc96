import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session/sessionStore.ts'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { deviceStore } from '../../storage/textStore.ts'
import type { Muting } from './muting.types.ts'

const state = lazyModule(() => import('./mutingState.ts'))

/** Covers nothing. */
export const noMuting: Muting = { coverOf: () => undefined }

const never = () => () => undefined

/**
 * The muted words of the current member, for content that may contain them. Undefined until they are known: the content
 * must not be shown before. Without words on this device, the code loads after the page's content. A guest has none,
 * because the server has rendered the content already (Q513).
 */
export function useMuting(): Muting | undefined {
  const accountId = useSession((session) => session.accountId)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (accountId ? onNetworkIdle(() => setIdle(true)) : undefined), [accountId])
  const isStored = accountId !== '' && deviceStore.get(`tsudoi.mutes.${encodeURIComponent(accountId)}`) !== undefined
  const { module } = useLazyModule(state, { isWanted: isStored || isIdle, onFailed: 'retry' })
  const loaded = accountId ? module?.mutingState : undefined
  return useSyncExternalStore(loaded?.subscribe ?? never, loaded?.read ?? (isStored ? nothing : none), none)
}

const nothing = () => undefined
const none = () => noMuting
