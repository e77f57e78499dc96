import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { drawOrder } from '@tsudoi/design-system/screens/gacha/gacha.order'
import { paths } from '../../paths.ts'
import { drawAction, type PaidDraw } from '../../payments/actions/draw.ts'
import { LastStep } from '../../payments/LastStep.tsx'
import { drawMutation } from './draw.mutations.ts'
import { gachaKeys } from './gacha.keys.ts'

/** What is drawn, for how much, and until when. */
export interface DrawOrder extends PaidDraw {
  coins: number
  /** ISO 8601. */
  until: string
}

export interface DrawLastStepProps {
  draw: DrawOrder
  onDrawn: () => void
  /** Refused, or not known. */
  onError?: (error: Error) => void
  onClose: () => void
}

/** The last step before a draw, then the draw. Whoever has left the page is led nowhere. */
export function DrawLastStep({ draw, onDrawn, onError, onClose }: DrawLastStepProps) {
  const { ipId, gachaId, gachaName, count } = draw
  // On the gacha's own page the odds stand below: their link only closes what lies over them.
  const { key, hash } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt && hash === '') onClose()
  }, [key, hash, openedAt, onClose])
  return (
    <LastStep
      action={drawAction}
      paid={{ ipId, gachaId, gachaName, count }}
      order={drawOrder({ ...draw, oddsHref: paths.gacha(ipId, gachaId) })}
      priceKey={gachaKeys.one(gachaId)}
      mutation={drawMutation}
      onPaid={onDrawn}
      onClose={onClose}
      onError={onError}
    />
  )
}
