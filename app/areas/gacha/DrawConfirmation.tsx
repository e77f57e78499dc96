import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { drawOrder } from '@tsudoi/design-system/screens/gacha/gacha.order'
import { paths } from '../../paths.ts'
import { drawAction, type PaidDraw, PaymentConfirmation } from '../../payments/payments.ts'
import { drawGachaMutation } from './draw.mutations.ts'
import { gachaKeys } from './gacha.keys.ts'

/** The draw to confirm, with its price in coins. */
export interface DrawOrder extends PaidDraw {
  coins: number
  /** End of the gacha’s publication, in ISO 8601. */
  until: string
}

/** Props of `DrawConfirmation`. */
export interface DrawConfirmationProps {
  draw: DrawOrder
  onDrawn: () => void
  /** Called when the server refused the draw, and when its outcome is unknown. */
  onError?: (error: Error) => void
  onClose: () => void
}

/**
 * The dialog that confirms a paid draw and then sends it. If the user leaves the page before the answer, `onDrawn` is
 * not called.
 */
export function DrawConfirmation({ draw, onDrawn, onError, onClose }: DrawConfirmationProps) {
  const { ipId, gachaId, gachaName, count } = draw
  // Closes the dialog when the user follows its link to the odds on the gacha's own page, because the link points to
  // the same page.
  const { key, hash } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt && hash === '') onClose()
  }, [key, hash, openedAt, onClose])
  return (
    <PaymentConfirmation
      action={drawAction}
      paid={{ ipId, gachaId, gachaName, count }}
      order={drawOrder({ ...draw, oddsHref: paths.gacha(ipId, gachaId) })}
      priceKey={gachaKeys.one(gachaId)}
      mutation={drawGachaMutation}
      onPaid={onDrawn}
      onClose={onClose}
      onError={onError}
    />
  )
}
