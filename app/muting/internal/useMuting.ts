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

/** Whether this device has words of the user, or of the guest whose words belong to the user from now on. */
const hasStoredWords = (accountId: string) =>
  deviceStore.get('tsudoi.mutes.guest') !== undefined ||
  (accountId !== '' && deviceStore.get(`tsudoi.mutes.${encodeURIComponent(accountId)}`) !== undefined)

/**
 * The muted words of the current user, for content that may contain them. Undefined until they are known: the content
 * must not be shown before. Without words on this device, the code loads after the page's content (Q513).
 */
export function useMuting(): Muting | undefined {
  const accountId = useSession((session) => session.accountId)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onNetworkIdle(() => setIdle(true)), [])
  const isStored = hasStoredWords(accountId)
  const { module } = useLazyModule(state, { wanted: isStored || isIdle, onFailed: 'retry' })
  const read = module?.mutingState.read ?? (isStored ? nothing : none)
  return useSyncExternalStore(module?.mutingState.subscribe ?? never, read, none)
}

const nothing = () => undefined
const none = () => noMuting
