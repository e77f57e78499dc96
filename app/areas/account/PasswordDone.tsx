import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { PasswordDoneScreen } from '@tsudoi/design-system/screens/account/PasswordDoneScreen'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'

export function PasswordDone() {
  const { state } = useLocation() as { state: { kind: LoginChange } }
  return <PasswordDoneScreen kind={state.kind} accountHref={paths.account} />
}
