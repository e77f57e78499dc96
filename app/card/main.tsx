import '@tsudoi/design-system/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { provideAreaParts } from '../composition/loadAreaParts.ts'
import { paths } from '../paths.ts'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { useSession } from '../session/sessionStore.ts'
import { dialogHashes } from '../shell/dialogHashes.ts'
import { guardTranslation } from '../shell/guardTranslation.ts'
import { CardDocument } from './CardDocument.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
guardTranslation()

provideAreaParts(() => import('../composition/areaParts.ts'))

const { accountId } = claimsOf(tokenCookies.read().accessToken)
useSession.setState({ accountId })

/**
 * Opens the card list, a page of the app. It shows a guest the alert to log in, and it opens the dialogs that this
 * document does not have (Q17, R086, R087, Q380).
 */
const toCardList = () => location.replace(paths.cards + location.search + location.hash)
const opensDialog = () => dialogHashes.has(location.hash)
addEventListener('hashchange', () => opensDialog() && toCardList())
if (accountId === '' || opensDialog()) toCardList()
else
  createRoot(root).render(
    <StrictMode>
      <CardDocument />
    </StrictMode>,
  )
