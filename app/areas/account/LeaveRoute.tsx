import '@tsudoi/design-system/late.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { LeaveScreen } from '@tsudoi/design-system/screens/account/LeaveScreen'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { isSending } from '../../queries/isSending.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../views/loadableOf.ts'
import { discardMutation } from './discard.mutation.ts'

/** R026: the end of an account, and back to the cover, which says so. */
export function LeaveRoute() {
  const navigate = useNavigate()
  const balance = useQuery(balanceQuery)
  const discard = useMutation(discardMutation)
  const leave = async () => {
    if (isSending(discardMutation.mutationKey)) return
    try {
      await discard.mutateAsync()
    } catch {
      // Its dialog says why; everything is as it was.
      return
    }
    await navigate(paths.top, { replace: true, state: { hasLeft: true } })
  }
  return (
    <Page>
      <LeaveScreen
        balance={loadableOf(balance)}
        onLeave={() => void leave()}
        leaving={discard.isPending || discard.isSuccess}
        accountHref={paths.account}
      />
    </Page>
  )
}
