import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paidWithCoins } from '@tsudoi/design-system/screens/finalOrder.rules'
import { paths } from '../../paths.ts'
import { drawAction, type PaidDraw } from '../../payments/actions/draw.ts'
import { LastStep, type OrderWithoutLegal } from '../../payments/LastStep.tsx'
import { drawMutation } from './draw.mutations.ts'

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

/** C078: the free coins go first. */
const orderOf = ({ ipId, gachaId, gachaName, count, coins, until }: DrawOrder): OrderWithoutLegal => ({
  ...paidWithCoins,
  title: 'この内容で引きますか',
  what: `ガチャ「${gachaName}」`,
  quantity: `${count}回`,
  price: { unit: 'coins', amount: coins, first: 'free' },
  until,
  more: [{ label: '提供割合', href: paths.gacha(ipId, gachaId) }],
  confirm: `${count}回引く`,
  cancel: '引かずに閉じる',
})

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
      order={orderOf(draw)}
      mutation={drawMutation}
      onPaid={onDrawn}
      onClose={onClose}
      onError={onError}
    />
  )
}
