import { StatusLine } from '@tsudoi/design-system/components/StatusLine'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { useState, useSyncExternalStore } from 'react'
import { queryClient } from '../queryClient.ts'
import { serverIso } from '../time/clock.ts'
import { checkNetwork } from './internal/backOnline.ts'
import { useConnection } from './connection.ts'
import { reloadForBuild, useNewBuild } from './internal/newBuild.ts'
import { oldestShownTime } from './internal/oldestShownTime.ts'

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

function offlineText(since: number | undefined): string {
  const shown = since ? `${dateTimeText(serverIso(since))}時点の内容です。` : ''
  return `オフラインです。${shown}送信や購入は、つながるとできます。`
}

interface StatusHostProps {
  hasTabBar: boolean
}

/** The offline line: since when the shown content dates, and a button to reconnect. */
function Offline({ hasTabBar }: StatusHostProps) {
  const since = useSyncExternalStore(subscribe, oldestShownTime)
  const [isReconnecting, setIsReconnecting] = useState(false)
  const reconnect = async () => {
    setIsReconnecting(true)
    await checkNetwork()
    setIsReconnecting(false)
  }
  const label = isReconnecting ? 'つないでいます' : 'つなぎ直す'
  const action = { label, onAct: () => void reconnect(), isPending: isReconnecting }
  return <StatusLine text={offlineText(since)} action={action} isAboveTabBar={hasTabBar} />
}

/** Status line of the whole page: offline with the content's time, or a newer build is available. */
export function StatusHost({ hasTabBar }: StatusHostProps) {
  const isOffline = useConnection((connection) => connection.isOffline)
  const build = useNewBuild((known) => known.build)
  if (isOffline) return <Offline hasTabBar={hasTabBar} />
  if (!build) return null
  const text = '新しい版があります。入力や再生が終わってからで大丈夫です。'
  const action = { label: '新しくする', onAct: () => reloadForBuild() }
  return <StatusLine text={text} action={action} isAboveTabBar={hasTabBar} />
}
