import { LoginRequiredDialog } from '@tsudoi/design-system/screens/system/LoginRequiredDialog'
import { forgetLoginRequired, useSession } from '../session/sessionStore.ts'
import { useLoginHrefs } from './useLoginHrefs.ts'

/** The dialog for a guest who has tried something that only members may do (W013, S068). */
export function LoginRequiredContainer() {
  const hrefs = useLoginHrefs(useSession((session) => session.loginRequired))
  return <LoginRequiredDialog open hrefs={hrefs} onClose={forgetLoginRequired} />
}
