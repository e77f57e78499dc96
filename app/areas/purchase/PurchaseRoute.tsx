import { useQuery } from '@tanstack/react-query'
import { PurchaseScreen } from '@tsudoi/design-system/screens/purchase/PurchaseScreen'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../shell/useNow.ts'
import { packQuery } from './purchase.queries.ts'
import { offeredOf } from './purchase.mappers.ts'
import { returnTo } from '../../card/purchaseFor.ts'
import { usePay } from './usePay.ts'

/** R041: a pack at its own address. The route is open; a guest meets the login-required alert (Q17). */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { viewer, hrefs } = useMembersOnly()
  const pack = useQuery({ ...packQuery(id), enabled: viewer === 'member' })
  const back = returnTo(search)
  const { pay, paying } = usePay(id, back)
  return (
    <Page>
      <PurchaseScreen
        viewer={viewer}
        offered={offeredOf(pack)}
        now={useNow()}
        onPay={pay}
        paying={paying}
        hrefs={{ ...hrefs, back, top: paths.home, settlement: paths.settlement, commercial: paths.commercial }}
      />
    </Page>
  )
}
