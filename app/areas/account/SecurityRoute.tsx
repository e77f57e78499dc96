import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query'
import { deviceName } from '@tsudoi/contracts/deviceName'
import { SecurityScreen } from '@tsudoi/design-system/screens/account/SecurityScreen'
import type { SecurityNews } from '@tsudoi/design-system/screens/account/security.types'
import { useState } from 'react'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { passkeySupport } from '../../passkeys/passkeySupport.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { passkeyRows, sessionRows } from './security.mappers.ts'
import {
  addPasskeyMutation,
  deletePasskeyMutation,
  endOtherSessionsMutation,
  endSessionMutation,
  renamePasskeyMutation,
} from './security.mutations.ts'
import { passkeysQuery, sessionsQuery } from './security.queries.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (!isMember()) return
  void queryClient.prefetchQuery(passkeysQuery)
  void queryClient.prefetchQuery(sessionsQuery)
}

/** The id that a mutation works on; undefined while it does nothing. */
const pendingId = ({ isPending, variables }: UseMutationResult<unknown, Error, string>) =>
  isPending ? variables : undefined

/** The changes of the page. Each announces its success, until the next change begins. */
function useChanges() {
  const [news, setNews] = useState<SecurityNews>()
  const add = useMutation(addPasskeyMutation)
  const rename = useMutation(renamePasskeyMutation)
  const remove = useMutation(deletePasskeyMutation)
  const end = useMutation(endSessionMutation)
  const endOthers = useMutation(endOtherSessionsMutation)
  /** Begins a change, or lets it wait for those before it. `change` resolves with what it announces. */
  const begin = (change: () => Promise<SecurityNews | undefined>) => {
    setNews(undefined)
    if (!add.isPending) add.reset()
    change().then(setNews, () => setNews(undefined))
  }
  return {
    news,
    passkeys: {
      isAdding: add.isPending,
      problem: add.data?.problem,
      deleting: pendingId(remove),
      onAdd: (name: string) =>
        begin(() => add.mutateAsync(name).then(({ problem }) => (problem ? undefined : 'added'))),
      onRename: (id: string, name: string) => begin(() => rename.mutateAsync({ id, name }).then(() => 'renamed')),
      onDelete: (id: string) => begin(() => remove.mutateAsync(id).then(() => 'deleted')),
    },
    sessions: {
      ending: endOthers.isPending ? 'others' : pendingId(end),
      onEnd: (id: string) => begin(() => end.mutateAsync(id).then(() => 'ended')),
      onEndOthers: () => begin(() => endOthers.mutateAsync().then(() => 'othersEnded')),
    },
  }
}

/** The member’s passkeys and sessions. The specification does not have this page (Q536, Q539). */
export function Component() {
  const registration = useSession((session) => session.registration)
  const passkeys = useQuery(passkeysQuery)
  const sessions = useQuery(sessionsQuery)
  const changes = useChanges()
  return (
    <Page back={{ label: 'アカウント', href: paths.account }}>
      <SecurityScreen
        news={changes.news}
        passkeys={
          passkeys.data === null
            ? undefined
            : {
                ...changes.passkeys,
                list: loadableOf(passkeys, (data) => passkeyRows(data?.list ?? [], registration)),
                passkeySupport: passkeySupport(),
                suggestedName: deviceName(navigator.userAgent),
              }
        }
        sessions={
          sessions.data === null
            ? undefined
            : { ...changes.sessions, list: loadableOf(sessions, (data) => sessionRows(data?.list ?? [])) }
        }
        hrefs={{ account: paths.account, password: paths.accountPassword, oauth: paths.oauth }}
      />
    </Page>
  )
}
