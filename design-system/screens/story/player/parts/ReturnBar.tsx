import { CornerUpRight } from 'lucide-react'
import { Button } from '../../../../components/Button.tsx'
import type { PlayerState } from '../player.types.ts'

export interface ReturnBarProps {
  state: PlayerState
  onReturn: () => void
}

/** Whoever looked back into the log is one press away from where they were. */
export function ReturnBar({ state: { returnTo, count }, onReturn }: ReturnBarProps) {
  if (returnTo === undefined) return null
  return (
    <Button
      variant="outline"
      size="small"
      block
      icon={<CornerUpRight className="size-4" />}
      className="mb-1"
      onClick={onReturn}
    >
      もとの{returnTo >= count ? '終わり' : `${returnTo + 1}行目`}へもどる
    </Button>
  )
}
