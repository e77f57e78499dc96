import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { MuteListFrame } from '@tsudoi/design-system/screens/mute/MuteListFrame'
import { useState } from 'react'
import { loadMuteList } from '../../muting/muting.ts'
import { useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'

/** The module of the list. It loads in parallel with the page. */
const list = lazyModule(loadMuteList)

/** Begins to load the list. */
export const beforeRender = () => void list.load().catch(() => undefined)

/** The page of the words that the member does not want to read. It works offline too (Q512). */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  const [failure, setFailure] = useState<unknown>()
  const { module } = useLazyModule(list, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  // Keyed by account, so that the removed words of one user cannot be restored by another.
  return <Page>{module ? <module.MuteList key={accountId} /> : <MuteListFrame />}</Page>
}
