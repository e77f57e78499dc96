import { StatusLine } from '@tsudoi/design-system/components/StatusLine'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { useState, useSyncExternalStore } from 'react'
import { queryClient } from '../../queryClient.ts'
import { serverIso } from '../../time/clock.ts'
import { checkNetwork } from './backOnline.ts'
import {
  useConnection,
  oldestContentTime,
  refetchUnrenewedQueries,
  oldestUnrenewedTime,
} from '../../connection/connection.ts'
import { reloadForBuild, useNewBuild } from './newBuild.ts'

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

const timeText = (since: number | undefined) => (since ? `${dateTimeText(serverIso(since))}時点の内容です。` : '')

interface RetryLineProps {
  text: string
  label: string
  pendingLabel: string
  retry: () => Promise<unknown>
}

function RetryLine({ text, label, pendingLabel, retry }: RetryLineProps) {
  const [isPending, setIsPending] = useState(false)
  const onPress = () => {
    setIsPending(true)
    const end = () => setIsPending(false)
    retry().then(end, end)
  }
  const action = { label: isPending ? pendingLabel : label, onPress, isPending }
  return <StatusLine text={text} action={action} />
}

/** Status line of an offline page: how old the shown content is, and a button to reconnect. */
function Offline() {
  const since = useSyncExternalStore(subscribe, oldestContentTime)
  const text = `オフラインです。${timeText(since)}送信や購入は、つながるとできます。`
  return <RetryLine text={text} label="つなぎ直す" pendingLabel="つないでいます" retry={checkNetwork} />
}

/**
 * Status line of the whole page. It shows that the app is offline and how old the content is, that content could not be
 * refetched, or that a newer build is available.
 */
export function StatusContainer() {
  const isOffline = useConnection((connection) => connection.isOffline)
  const build = useNewBuild((known) => known.build)
  const unrenewedSince = useSyncExternalStore(subscribe, oldestUnrenewedTime)
  if (isOffline) return <Offline />
  if (unrenewedSince)
    return (
      <RetryLine
        text={`最新の内容を読みこめませんでした。${timeText(unrenewedSince)}`}
        label="最新にする"
        pendingLabel="読みこんでいます"
        retry={refetchUnrenewedQueries}
      />
    )
  if (!build) return null
  const text = '新しい版があります。入力や再生が終わってからで大丈夫です。'
  const action = { label: '新しくする', onPress: () => reloadForBuild() }
  return <StatusLine text={text} action={action} />
}
