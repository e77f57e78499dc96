import { AccountMenuScreen } from '@tsudoi/design-system/screens/account/AccountMenuScreen'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { accountMenuGroups, loginMethodsOf } from './account.mappers.ts'

/** Account menu: links to every page about the account (R016). */
export function Component() {
  const registration = useSession((session) => session.registration)
  return (
    <Page>
      <AccountMenuScreen
        ways={registration && loginMethodsOf(registration)}
        groups={accountMenuGroups}
        oauthHref={paths.oauth}
      />
    </Page>
  )
}
