import '@tsudoi/design-system/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { paths } from '../paths.ts'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { useSession } from '../session/sessionStore.ts'
import { CardDocument } from './CardDocument.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

const { accountId } = claimsOf(tokenCookies.read().accessToken)
useSession.setState({ accountId })
// A guest meets the login-required alert where the cards are listed (Q17).
if (accountId === '') location.replace(paths.cards + location.search)
else
  createRoot(root).render(
    <StrictMode>
      <CardDocument />
    </StrictMode>,
  )
