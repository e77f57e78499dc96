import { useQuery } from '@tanstack/react-query'
import { isShipped } from '@tsudoi/design-system/screens/lottery/lottery.rules'
import { postalAddressQuery } from '../../queries/address.queries.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { usePrizeChoice } from './usePrizeChoice.ts'
import { prefetchOwnLottery, useLotteryPage } from './useLotteryPage.ts'

const { Screen: LotteryResultScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/lottery/LotteryResultScreen').then((file) => file.LotteryResultScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchOwnLottery)

/**
 * The page with the result of the member's own lottery entries. A guest may open it, and is asked to log in (R081,
 * Q17).
 */
export function Component() {
  useMembersOnly()
  const { id, shown, page, back, screen } = useLotteryPage({ isOwn: true })
  const { attempt, choose, askAgain } = usePrizeChoice(id)
  const isSent = shown?.result.state === 'won' && shown.result.wins.some(({ items }) => items.some(isShipped))
  const address = useQuery({ ...postalAddressQuery, enabled: isSent })
  return (
    <Page title={shown && `${shown.lottery.name}の結果`} back={back} isStage={shown?.result.state === 'won'} {...page}>
      <LotteryResultScreen
        {...screen}
        attempt={attempt}
        hasAddress={address.data && address.data.address !== undefined}
        onChoose={choose}
        onAskAgain={askAgain}
      />
    </Page>
  )
}
