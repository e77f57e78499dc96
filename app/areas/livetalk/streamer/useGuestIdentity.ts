import { getIdentityVerification } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { loading, ready } from '@tsudoi/design-system/loadable'
import type { ShownIdentity } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { failureOf } from '../../../errors/failure.ts'
import { guestIdentityView } from './streamer.mappers.ts'

/** How long the identity is shown, in ms (Q280). */
const shownMs = 60_000

/**
 * The verified identity of a guest, fetched when the staff member asks for it (C148). It exists only in this hook's
 * state: it is not cached, stored or logged. It is removed when the guest changes, after a minute, or when the page is
 * left (X11, Q280).
 */
export function useGuestIdentity(memberId: string | undefined) {
  const [identity, setIdentity] = useState<ShownIdentity>('hidden')
  const pendingRequest = useRef<AbortController>(undefined)
  const hide = useCallback(() => {
    pendingRequest.current?.abort()
    setIdentity('hidden')
  }, [])
  useEffect(() => hide, [memberId, hide])
  useEffect(() => {
    if (identity === 'hidden' || identity.state !== 'ready') return undefined
    const timer = setTimeout(hide, shownMs)
    return () => clearTimeout(timer)
  }, [identity, hide])

  const load = async () => {
    if (memberId === undefined) return
    pendingRequest.current?.abort()
    const { signal } = (pendingRequest.current = new AbortController())
    setIdentity(loading)
    try {
      const query = { member_id: memberId }
      const answer = await call(getIdentityVerification, { query }, { signal, isSilent: true })
      if (!signal.aborted) setIdentity(ready(guestIdentityView(answer)))
    } catch (error) {
      if (!signal.aborted) setIdentity({ state: 'failed', failure: failureOf(error), onRetry: () => void load() })
    }
  }
  return { identity, onIdentity: (isShown: boolean) => (isShown ? void load() : hide()) }
}
