import { Penlight } from '../../../../components/Penlight.tsx'
import { liveDelayText, liveState } from '../player.rules.ts'
import type { PlayerView } from '../player.types.ts'
import { PressButton } from '../../../../components/parts/PressButton.tsx'

export interface LiveButtonProps {
  view: PlayerView
  onLive: () => void
}

/**
 * The classes of the button. In a narrow player its content wraps; the delay is last, and is dropped instead of a third
 * line. Where large text leaves no space, only the most important word is shown.
 */
const look =
  'flex min-h-11 min-w-0 flex-wrap content-center-safe items-center gap-x-2 px-2 text-14 whitespace-nowrap @max-[23rem]:max-h-11 @max-[23rem]:overflow-hidden @max-[23rem]:px-1'

/** Shows whether the picture is live or by how much it is delayed, and returns to live. */
export function LiveButton({ view, onLive }: LiveButtonProps) {
  const state = liveState(view)
  const delay = liveDelayText(view)
  const mark = (
    <>
      <Penlight state={state === 'atEdge' ? 'live' : 'off'} className="@max-[14rem]:hidden" />
      <span className={`font-bold ${state === 'behind' ? '@max-[14rem]:hidden' : ''}`}>LIVE</span>
      {delay && <span className="text-quiet tabular-nums @max-[23rem]:order-last @max-[14rem]:hidden">{delay}</span>}
    </>
  )
  if (state !== 'behind') return <p className={look}>{mark}</p>
  return (
    <PressButton className={`${look} rounded-control hover:bg-sunk/60`} onClick={onLive}>
      {mark}
      <span className="font-bold underline underline-offset-4">今へ</span>
    </PressButton>
  )
}
