import { CornerUpRight } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '../../../../components/Button.tsx'
import type { StoryCommand, PlayerState } from '../player.types.ts'

export interface ReturnBarProps extends Pick<PlayerState, 'count'> {
  returnTo: number
  /** The button that takes the focus when the bar disappears. */
  next: RefObject<HTMLButtonElement | null>
  onCommand: (command: StoryCommand) => void
}

/**
 * A bar that is shown after a jump in the log, with a button to return to the earlier position. It disappears once that
 * position is reached.
 */
export function ReturnBar({ returnTo, count, next, onCommand }: ReturnBarProps) {
  const bar = useRef<HTMLButtonElement>(null)
  const handOn = useEffectEvent(() => {
    if (bar.current?.matches(':focus')) next.current?.focus()
  })
  useLayoutEffect(() => handOn, [])
  return (
    <Button
      ref={bar}
      variant="outline"
      size="small"
      isFullWidth
      icon={<CornerUpRight className="size-4" />}
      className="mb-1"
      onClick={() => onCommand('return')}
    >
      もとの{returnTo >= count ? '終わり' : `${returnTo + 1}行目`}へもどる
    </Button>
  )
}
