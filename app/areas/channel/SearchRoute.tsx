import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { SearchFrame } from '@tsudoi/design-system/screens/search/SearchFrame'
import { useState } from 'react'
import { useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'

/** The module of the search with its lists. It loads in parallel with the page. */
const host = lazyModule(() => import('../../search/SearchContainer.tsx').then((file) => file.SearchContainer))

/** Begins to load the search. */
export const beforeRender = () => void host.load().catch(() => undefined)

/** The page of the search over everything that the user can see. The specification does not have this page (Q495). */
export function Component() {
  const isMember = useIsMember()
  const [failure, setFailure] = useState<unknown>()
  const { module: SearchContainer } = useLazyModule(host, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  return <Page>{SearchContainer ? <SearchContainer key={String(isMember)} /> : <SearchFrame />}</Page>
}
