import { Button } from '../../../components/Button.tsx'
import { performancePhaseAt, ticketPhaseText } from '../../ticket/ticket.rules.ts'
import type { EpisodeDetail } from '../event.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface EpisodeActionProps {
  episode: EpisodeDetail
  now: string
  onWatch: () => void
  hrefs: { login: string; tickets: string }
}

const holdersOnlyText = '見逃し配信は、チケットをお持ちの方と、視聴を購入した方がご覧になれます。'

/** The next action for a performance: wait, attend, or watch the recording. */
export function EpisodeAction({ episode, now, onWatch, hrefs }: EpisodeActionProps) {
  const { channel, recording } = episode
  const phase = performancePhaseAt(episode, now)
  if (phase === 'before') return <p className="heading mt-4 text-20">{ticketPhaseText(episode, now)}</p>
  if (phase === 'on')
    return (
      <div className="mt-5">
        <Button variant="solid" isFullWidth href={channel.href}>
          <span>
            <span translate="no">{isolated(channel.name)}</span>で見る
          </span>
        </Button>
      </div>
    )
  if (recording === 'none') return <p className="mt-4 text-reading">この公演は終わりました。見逃し配信はありません。</p>
  return (
    <div className="mt-5 grid gap-3">
      {recording === 'ready' && (
        <Button variant="solid" isFullWidth onClick={onWatch}>
          見逃し配信を見る
        </Button>
      )}
      {recording !== 'ready' && <p className="text-14 text-quiet">{holdersOnlyText}</p>}
      {recording === 'login' && (
        <Button variant="solid" isFullWidth href={hrefs.login}>
          ログインして見る
        </Button>
      )}
      {recording === 'ticket' && (
        <Button variant="outline" isFullWidth href={hrefs.tickets}>
          チケットを確かめる
        </Button>
      )}
    </div>
  )
}
