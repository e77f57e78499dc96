import { CornerUpRight } from 'lucide-react'
import { Button } from '../../../../components/Button.tsx'
import type { PlayerCommand, PlayerState } from '../player.types.ts'

export interface ReturnBarProps {
  state: PlayerState
  onCommand: (command: PlayerCommand) => void
}

/** Whoever looked back into the log is one press away from where they were. */
export function ReturnBar({ state: { returnTo, count }, onCommand }: ReturnBarProps) {
  if (returnTo === undefined) return null
  const place = returnTo >= count ? '終わり' : `${returnTo + 1}行目`
  return (
    <Button
      variant="outline"
      size="small"
      block
      icon={<CornerUpRight className="size-4" />}
      className="mb-1"
      onClick={() => onCommand('return')}
    >
      もとの{place}へ戻る
    </Button>
  )
}
