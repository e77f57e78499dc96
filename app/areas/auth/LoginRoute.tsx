import { LoginScreen } from '@tsudoi/design-system/screens/login/LoginScreen'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { useOfferedProviders } from '../../providers/useOfferedProviders.ts'
import { useContinueAfterLogin } from './useContinueAfterLogin.ts'
import { useGuestProviderRedirect } from './useGuestProviderRedirect.ts'
import { usePasskeyLogin } from './usePasskeyLogin.ts'

/** Choice of the login method. The links keep the query’s `callback`, the URL to open after the login (R001). */
export function Component() {
  const { search } = useLocation()
  const callback = new URLSearchParams(search).get('callback') ?? undefined
  const { begin, starting } = useGuestProviderRedirect({ intent: 'login', callback })
  const passkey = usePasskeyLogin(useContinueAfterLogin())
  const hrefs = { mail: paths.loginMail + search, signUp: paths.signupTop + search }
  return (
    <Page>
      <LoginScreen
        providers={useOfferedProviders()}
        starting={starting}
        onProvider={begin}
        passkey={passkey}
        isReturning={callback !== undefined}
        hrefs={hrefs}
      />
    </Page>
  )
}
