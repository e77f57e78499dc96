import { Penlight } from '../../../../components/Penlight.tsx'
import { delayText, liveState } from '../player.rules.ts'
import type { PlayerView } from '../player.types.ts'

export interface LiveButtonProps {
  view: PlayerView
  onLive: () => void
}

/** Whether what is seen is now, by how much it is not, and the way back to it. */
export function LiveButton({ view, onLive }: LiveButtonProps) {
  const state = liveState(view)
  const delay = delayText(view)
  const mark = (
    <>
      <Penlight state={state === 'atEdge' ? 'live' : 'off'} />
      <span className="font-bold">LIVE</span>
      {delay && <span className="text-quiet tabular-nums">{delay}</span>}
    </>
  )
  if (state !== 'behind')
    return <p className="flex min-h-11 items-center gap-x-2 px-2 text-14 whitespace-nowrap">{mark}</p>
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-x-2 rounded-control px-2 text-14 whitespace-nowrap hover:bg-sunk/60"
      onClick={onLive}
    >
      {mark}
      <span className="font-bold underline underline-offset-4">今へ</span>
    </button>
  )
}
