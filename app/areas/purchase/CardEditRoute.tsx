import { FieldsSkeleton } from '@tsudoi/design-system/screens/parts/FieldsSkeleton'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { dialogHashes } from '../../shell/dialogHashes.ts'
import { Page } from '../../shell/Page.tsx'

/** Whether the document itself came from this address: then its server has no document for it, and has sent the app. */
const isAppsOwn = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname
}

/**
 * R040: a link in the app leads here without leaving it. A card is typed in in a document of its own (card.html), so
 * the address is loaded again; the server answers it with that document. The document has no dialogs: the hash of one
 * opens it over the list of cards (Q380).
 */
export function Component() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const opensDialog = dialogHashes.has(hash)
  useEffect(() => {
    if (opensDialog) void navigate(paths.cards + search + hash, { replace: true })
    // Without the hash: an address that differs in it alone would not be loaded.
    else if (!isAppsOwn()) location.replace(location.pathname + search)
  }, [opensDialog, navigate, search, hash])
  if (!opensDialog && isAppsOwn())
    throw new Error('The server does not send card.html for /purchase/card/edit (docs/security.md).')
  return (
    <Page>
      <div className="page py-10">
        <FieldsSkeleton />
      </div>
    </Page>
  )
}
