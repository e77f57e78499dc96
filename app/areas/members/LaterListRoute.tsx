import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { LaterFrame } from '@tsudoi/design-system/screens/later/LaterFrame'
import { useState } from 'react'
import { useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'

/** The module of the list. It loads in parallel with the page. */
const list = lazyModule(() => import('./LaterList.tsx'))

/** Begins to load the list. */
export const beforeRender = () => void list.load().catch(() => undefined)

/** The page of the items that the user has kept for later. Guests can use it too, and it works offline (Q489). */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  const [failure, setFailure] = useState<unknown>()
  const { module } = useLazyModule(list, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  // Keyed by account, so that the removed items of one user cannot be restored by another.
  return <Page>{module ? <module.LaterList key={accountId} /> : <LaterFrame />}</Page>
}
