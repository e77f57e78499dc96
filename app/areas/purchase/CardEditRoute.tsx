import { FieldsSkeleton } from '@tsudoi/design-system/screens/parts/FieldsSkeleton'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { dialogHashes } from '../../shell/dialogHashes.ts'
import { Page } from '../../shell/Page.tsx'
import { loadDocument } from '../../router/loadDocument.ts'

/**
 * Whether the browser loaded this app from the current URL. If so, the server has no card.html, and has sent the app
 * instead.
 */
const isAppDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname
}

/**
 * The target of links to the card form (R040). A card is typed in a separate document (card.html). So this page reloads
 * the URL, and the server answers with that document. That document has no dialogs: if the hash names a dialog, the
 * list of cards opens it instead (Q380).
 */
export function Component() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const opensDialog = dialogHashes.has(hash)
  useEffect(() => {
    if (opensDialog) void navigate(paths.cards + search + hash, { replace: true })
    // Loads the URL without the hash, because a URL that differs only in the hash would not be loaded.
    else if (!isAppDocument()) loadDocument(() => location.replace(location.pathname + search))
  }, [opensDialog, navigate, search, hash])
  if (!opensDialog && isAppDocument())
    throw new Error('The server does not send card.html for /purchase/card/edit (docs/security.md).')
  return (
    <Page>
      <div className="page py-10">
        <FieldsSkeleton />
      </div>
    </Page>
  )
}
