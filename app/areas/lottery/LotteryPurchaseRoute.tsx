import { useQuery } from '@tanstack/react-query'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import type { Failure } from '@tsudoi/design-system/loadable'
import { maxEntriesToBuy } from '@tsudoi/design-system/screens/lottery/lottery.rules'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withPaymentLine } from '../../shell/withPaymentLine.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { Page } from '../../shell/Page.tsx'
import { useIsCurrentUrl } from '../../shell/useIsCurrentUrl.ts'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { lotteryRefusals } from '../../payments/payments.ts'
import { prefetchOwnLottery, useLotteryPage } from './useLotteryPage.ts'

const loadConfirmation = () => withPaymentLine(() => import('./EntriesConfirmation.tsx'))
const EntriesConfirmation = lazyOnPress(() => loadConfirmation().then((file) => file.EntriesConfirmation))
const { Screen: LotteryPurchaseScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/lottery/LotteryPurchaseScreen').then((file) => file.LotteryPurchaseScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchOwnLottery)

/** The page on which a member buys entries of a lottery. A guest may open it, and is asked to log in (R080, Q17). */
export function Component() {
  const { viewer } = useMembersOnly()
  const { shown, page, back, screen } = useLotteryPage({ isOwn: true })
  const balance = useQuery({ ...balanceQuery, enabled: viewer === 'member' }).data
  const navigate = useNavigate()
  const isHere = useIsCurrentUrl()
  const openShop = useOpenShop()
  const [wanted, setWanted] = useState(1)
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Failure>()
  useEffect(() => onNetworkIdle(() => void loadConfirmation().catch(() => {})), [])
  const lottery = shown?.lottery
  // Limits the chosen number, because fewer entries may be left.
  const count = lottery ? Math.min(wanted, Math.max(1, maxEntriesToBuy(lottery))) : wanted
  const close = () => setAsked(false)
  const onError = (error: Error) => {
    close()
    setRefused(lotteryRefusals.of(error))
  }
  return (
    <Page title={lottery && `${lottery.name}に申し込む`} back={back} {...page}>
      <LotteryPurchaseScreen
        {...screen}
        count={count}
        balance={balance}
        refused={refused}
        onCountChange={setWanted}
        onOpenShop={openShop}
        onNext={() => {
          setRefused(undefined)
          setAsked(true)
        }}
      />
      {isAsked && lottery && (
        <EntriesConfirmation
          lottery={lottery}
          count={count}
          onBought={() => isHere() && void navigate(screen.hrefs.result, { replace: true })}
          onError={onError}
          onClose={close}
          onFailed={close}
        />
      )}
    </Page>
  )
}
