import { RotateCcw, RotateCw } from 'lucide-react'
import { canSeek } from '../player.rules.ts'
import { shortcutsOf, skipEffect } from '../playerKeys.rules.ts'
import type { VideoCommand, PlayerView } from '../player.types.ts'
import { ControlButton } from './ControlButton.tsx'
import { WaitingIndicator } from './WaitingIndicator.tsx'

export interface SkipButtonsProps {
  view: PlayerView
  onCommand: (command: VideoCommand) => void
  onSaid: (said: string) => void
}

/**
 * Two buttons in the middle of the picture that skip ten seconds back or ahead. Between them is the waiting indicator.
 */
export function SkipButtons({ view, onCommand, onSaid }: SkipButtonsProps) {
  const skip = (by: number) => {
    const effect = skipEffect(view, by)
    if (!effect) return
    onCommand(effect.command)
    onSaid(effect.said)
  }
  const { stage } = view
  const isWaiting = stage.is === 'video' && (stage.playback === 'waiting' || stage.playback === 'loading')
  const isSought = canSeek(view)
  return (
    <div className="pointer-events-none col-start-1 row-start-1 flex items-center justify-center gap-6 pb-16 desk:gap-10">
      {isSought && (
        <ControlButton
          label="10秒もどる"
          keys={shortcutsOf(view, 'back')}
          className="pointer-events-auto rounded-full bg-sunk/70"
          onClick={() => skip(-10)}
        >
          <SkipIcon icon={RotateCcw} />
        </ControlButton>
      )}
      <span className="size-13">{isWaiting && <WaitingIndicator />}</span>
      {isSought && (
        <ControlButton
          label="10秒進む"
          keys={shortcutsOf(view, 'ahead')}
          className="pointer-events-auto rounded-full bg-sunk/70"
          onClick={() => skip(10)}
        >
          <SkipIcon icon={RotateCw} />
        </ControlButton>
      )}
    </div>
  )
}

function SkipIcon({ icon: Icon }: { icon: typeof RotateCcw }) {
  return (
    <span aria-hidden="true" className="relative grid place-items-center">
      <Icon strokeWidth={1.75} className="size-8" />
      <span className="absolute text-12 font-bold whitespace-nowrap">10</span>
    </span>
  )
}
