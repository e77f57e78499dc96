import { DeviceTime } from '../../../../components/DeviceTime.tsx'
import { Figure } from '../../../../components/Figure.tsx'
import { Penlight } from '../../../../components/Penlight.tsx'
import { dateTimeText } from '../../../../text/dateTimeText.ts'
import { countdownTo } from '../player.rules.ts'
import type { PlayerView } from '../player.types.ts'

export interface WaitingRoomProps {
  kind: PlayerView['kind']
  /** The start and the current time, both in server time, ISO 8601. */
  startTime: string
  now: string
}

/** What begins, before the countdown and in its last second. */
const beginnings: Readonly<Record<PlayerView['kind'], readonly [until: string, soon: string]>> = {
  live: ['生放送まで', 'まもなく生放送がはじまります'],
  premiere: ['プレミア公開まで', 'まもなくプレミア公開がはじまります'],
  onDemand: ['プレミア公開まで', 'まもなくプレミア公開がはじまります'],
  together: ['みんなで見はじめるまで', 'まもなく、みんなで見はじめます'],
}

/**
 * The content of the player before a premiere, a live broadcast or a video watched together: the start time and the
 * countdown. The player then starts without a press.
 */
export function WaitingRoom({ kind, startTime, now }: WaitingRoomProps) {
  const countdown = countdownTo(startTime, now)
  const [until, soon] = beginnings[kind]
  return (
    <div className="grid place-content-center place-items-center gap-4 bg-paper/85 p-4 text-center">
      <p className="text-16 font-bold">{countdown ? until : soon}</p>
      {countdown ? (
        <div role="timer" aria-label={countdown.spoken} className="flex items-baseline gap-4">
          {countdown.days > 0 && <Figure size={48} deskSize={72} value={String(countdown.days)} unit="日" />}
          <Figure size={48} deskSize={72} value={countdown.clock} />
        </div>
      ) : (
        <Penlight state="live" className="text-32" />
      )}
      <p className="text-14 text-quiet">{dateTimeText(startTime)}から。このままお待ちいただけば、はじまります。</p>
      <DeviceTime at={startTime} />
    </div>
  )
}
