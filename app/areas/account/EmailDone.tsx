import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { EmailDoneScreen } from '@tsudoi/design-system/screens/account/EmailDoneScreen'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/sessionStore.ts'

/** Confirms that the address is saved. Without a password it cannot be used to log in yet (Q46). */
export function EmailDone() {
  const { state } = useLocation() as { state: { email: string; kind: LoginChange } }
  const hasPassword = useSession(({ registration }) => registration?.hasPassword ?? true)
  return (
    <EmailDoneScreen
      kind={state.kind}
      email={state.email}
      hasPassword={hasPassword}
      hrefs={{ account: paths.account, password: paths.accountPassword }}
    />
  )
}
