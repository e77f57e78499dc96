import { EmailDoneScreen } from '@tsudoi/design-system/screens/account/EmailDoneScreen'
import { paths } from '../../paths.ts'
import { useStateField } from '../../router/locationState.ts'
import { useSession } from '../../session/sessionStore.ts'

/**
 * Step 3 of changing the e-mail address: confirms that it is saved. Without a password the member cannot log in with
 * the address yet (Q46).
 */
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
