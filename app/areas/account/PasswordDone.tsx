import { PasswordDoneScreen } from '@tsudoi/design-system/screens/account/PasswordDoneScreen'
import { paths } from '../../paths.ts'
import { useStateField } from '../../router/locationState.ts'

/** Step 4 of setting a password: confirms that the password is saved. */
export function PasswordDone() {
  const kind = useStateField('kind') === 'save' ? 'save' : 'change'
  return <PasswordDoneScreen kind={kind} accountHref={paths.account} />
}
