import { EmailDoneScreen } from '@tsudoi/design-system/screens/account/EmailDoneScreen'
import { paths } from '../../paths.ts'
import { useStateField } from '../../router/locationState.ts'
import { useSession } from '../../session/sessionStore.ts'

/** Confirms that the address is saved. Without a password it cannot be used to log in yet (Q46). */
export function EmailDone() {
  const kind = useStateField('kind') === 'save' ? 'save' : 'change'
  const email = useStateField('email')
  const hasPassword = useSession(({ registration }) => registration?.hasPassword ?? true)
  return (
    <EmailDoneScreen
      kind={kind}
      email={typeof email === 'string' ? email : '登録したアドレス'}
      hasPassword={hasPassword}
      hrefs={{ account: paths.account, password: paths.accountPassword }}
    />
  )
}
