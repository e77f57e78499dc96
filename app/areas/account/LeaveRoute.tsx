import { useQuery } from '@tanstack/react-query'
import { LeaveScreen } from '@tsudoi/design-system/screens/account/LeaveScreen'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { deleteAccountMutation } from './deleteAccount.mutations.ts'
import { deleteAccountDraft } from './deleteAccountDraft.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  void queryClient.prefetchQuery(balanceQuery)
}

/**
 * Page that deletes the account. Afterwards it opens /top, which confirms the deletion. If the deletion fails, an error
 * dialog opens and the account remains (R026).
 */
export function Component() {
  const navigate = useNavigate()
  const balance = useQuery(balanceQuery)
  const { send, isPending } = useFormMutation(deleteAccountMutation)
  const openTop = () => void navigate(paths.top, { replace: true, state: { hasLeft: true } })
  return (
    <Page>
      <LeaveScreen
        balance={loadableOf(balance)}
        defaultRead={deleteAccountDraft.read()?.wasRead}
        onRead={(wasRead) => deleteAccountDraft.store({ wasRead })}
        onLeave={() => send(undefined, { onSuccess: openTop })}
        isPending={isPending}
        accountHref={paths.account}
        exportHref={paths.dataExport}
      />
    </Page>
  )
}
