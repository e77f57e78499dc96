import { useQuery } from '@tanstack/react-query'
import type { CodeSource } from '@tsudoi/contracts/door/doorCode'
import type { HeldPass } from '@tsudoi/contracts/door/doorPass'
import { EntryCodeScreen } from '@tsudoi/design-system/screens/door/EntryCodeScreen'
import { entryStateAt } from '@tsudoi/design-system/screens/door/door.rules'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useConnection } from '../../connection/connection.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { paths } from '../../paths.ts'
import { hostApp } from '../../platform/hostApp.ts'
import { useTabVisible } from '../../platform/useTabVisible.ts'
import { useWakeLock } from '../../platform/useWakeLock.ts'
import { doorPassesQuery } from '../../queries/door.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { isSharedDevice } from '../../storage/textStore.ts'
import { useNow } from '../../time/useNow.ts'
import { entryPassView } from './door.mappers.ts'
import { useEntryCode } from './useEntryCode.ts'
import { useIsServerTimeKnown } from './useIsServerTimeKnown.ts'

/** How often the page asks whether the pass was used, in milliseconds. */
const pollMs = 5_000

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchQuery(doorPassesQuery)
}

/** The secret and ids of a pass whose code is shown. */
const sourceOf = ({ episodeId, passId, doorNumber, secret }: HeldPass): CodeSource | undefined =>
  secret === undefined ? undefined : { episodeId, passId, doorNumber, secret }

/** The page with the codes of one ticket for the doors of its performances. It works offline too (Q541, Q542). */
export function Component() {
  const { id = '' } = useParams()
  const { viewer, hrefs } = useMembersOnly()
  const now = useNow()
  const [shownPass, setShownPass] = useState<string>()
  const isVisible = useTabVisible()
  const isOffline = useConnection((connection) => connection.isOffline)
  const isWanted = viewer === 'member'
  const passes = useQuery({
    ...doorPassesQuery,
    enabled: isWanted,
    refetchInterval: isVisible && !isOffline ? pollMs : false,
  })
  const own = passes.data?.list.filter(({ ticketId }) => ticketId === id) ?? []
  const shown = own.find(({ passId }) => passId === shownPass) ?? own[0]
  const isOpen = shown !== undefined && entryStateAt(entryPassView(shown), now) === 'open'
  const { code, problem } = useEntryCode(isOpen ? sourceOf(shown) : undefined)
  useEffect(() => {
    if (!isOpen) return undefined
    hostApp()?.send({ type: 'screen', isBright: true })
    return () => hostApp()?.send({ type: 'screen', isBright: false })
  }, [isOpen])
  return (
    <Page>
      <EntryCodeScreen
        viewer={viewer}
        passes={loadableOf(passes, () => own.map(entryPassView))}
        shownPass={shown?.passId}
        onShowPass={setShownPass}
        now={now}
        code={code}
        codeProblem={problem}
        isTimeKnown={useIsServerTimeKnown(isWanted) !== false}
        isScreenKeptOn={useWakeLock(isOpen && isVisible)}
        isStored={!isSharedDevice()}
        hrefs={{ ...hrefs, ticket: paths.ticket(id) }}
      />
    </Page>
  )
}
