import { getCreditCardForm } from '@tsudoi/contracts/payment/payment.endpoints'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { CardBrand } from '@tsudoi/design-system/screens/purchase/card.types'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { errorEntryOf, failureOf } from '../errors/failure.ts'
import { payHrefOf } from '../mappers/payHrefOf.ts'
import type { CardGateway } from './cardGateway.ts'
import { createSandboxGateway } from './createSandboxGateway.ts'
import { parseSbpsConfig } from './parseSbpsConfig.ts'
import { sbpsEnv } from './sbpsEnv.ts'
import { createSbpsGateway } from './createSbpsGateway.ts'

/** Consequences of the errors that this page shows itself. The other errors concern the session or the operator. */
const ownConsequences: readonly unknown[] = ['none', 'caller', 'back', 'reload']
/** Whether the app, not the card page, has to show a failure: it concerns the session or the operator. */
export const mustBeShownByApp = (error: unknown) => !ownConsequences.includes(errorEntryOf(error).consequence)

const sbps = parseSbpsConfig(sbpsEnv)
/**
 * The SBPS gateway, which loads immediately; false or undefined if SBPS is not configured. The app then uses the
 * gateway that the payment server names.
 */
const configured = sbps && createSbpsGateway(sbps)

/**
 * The card gateway, and the card brands that it accepts. Calls `leave` after a failure that the app has to show (C171).
 */
export function useCardGateway(leave: () => void): {
  brands: Loadable<readonly CardBrand[]>
  gateway: CardGateway | undefined
  /** Whether the member is below 18, and cannot register the card. Known once the brands are ready. */
  isMinor: boolean
} {
  const [tries, setTries] = useState(0)
  const [brands, setBrands] = useState<Loadable<readonly CardBrand[]>>(loading)
  const [gateway, setGateway] = useState(configured)
  const [isMinor, setIsMinor] = useState(false)
  useEffect(() => {
    const read = async () => {
      try {
        const { tokenUrl, brandList, canRegister } = await call(getCreditCardForm, {})
        setIsMinor(canRegister === false)
        if (!configured) setGateway(createSandboxGateway(payHrefOf(tokenUrl) ?? ''))
        setBrands(ready(brandList))
      } catch (error) {
        if (mustBeShownByApp(error)) return leave()
        const onRetry = () => {
          setBrands(loading)
          setTries(tries + 1)
        }
        setBrands({ state: 'failed', failure: failureOf(error), onRetry })
      }
    }
    void read()
  }, [tries, leave])
  return { brands, gateway, isMinor }
}
