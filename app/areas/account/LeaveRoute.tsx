import { useQuery } from '@tanstack/react-query'
import { LeaveScreen } from '@tsudoi/design-system/screens/account/LeaveScreen'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { useSend } from '../../queries/useSend.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { deleteAccountMutation } from './deleteAccount.mutations.ts'
import { leaveDraft } from './leaveDraft.ts'

export function start() {
  void queryClient.prefetchQuery(balanceQuery)
}

/**
 * Deletes the account, then opens /top, which confirms it. If the deletion fails, a dialog says why and nothing has
 * changed (R026).
 */
export function Component() {
  const navigate = useNavigate()
  const balance = useQuery(balanceQuery)
  const { send, submitting } = useSend(deleteAccountMutation)
  const goToCover = () => void navigate(paths.top, { replace: true, state: { hasLeft: true } })
  return (
    <Page>
      <LeaveScreen
        balance={loadableOf(balance)}
        defaultRead={leaveDraft.read()?.wasRead}
        onRead={(wasRead) => leaveDraft.store({ wasRead })}
        onLeave={() => send(undefined, { onSuccess: goToCover })}
        leaving={submitting}
        accountHref={paths.account}
      />
    </Page>
  )
}
