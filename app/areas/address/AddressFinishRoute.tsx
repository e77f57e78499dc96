import { AddressFinishScreen } from '@tsudoi/design-system/screens/address/AddressFinishScreen'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

/** Confirms that the postal address is saved (R070). */
export function Component() {
  return (
    <Page>
      <AddressFinishScreen addressHref={paths.address} backHref={paths.mypage} />
    </Page>
  )
}
