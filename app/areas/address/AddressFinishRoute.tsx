import { AddressFinishScreen } from '@tsudoi/design-system/screens/address/AddressFinishScreen'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

/** R070: saved. */
export function Component() {
  return (
    <Page>
      <AddressFinishScreen addressHref={paths.address} backHref={paths.mypage} />
    </Page>
  )
}
