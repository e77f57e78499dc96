import '@tsudoi/design-system/late.css'
import { LoginScreen } from '@tsudoi/design-system/screens/login/LoginScreen'
import type { SocialProvider } from '@tsudoi/design-system/screens/login/login.views'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

/** Their flow is an adapter that is off without credentials (Q46): named, without a button that leads nowhere. */
const comingProviders: readonly SocialProvider[] = ['APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE']

/** R001. The callback goes along to the next step. */
export function LoginRoute() {
  const { search } = useLocation()
  const hrefs = { mail: paths.loginMail + search, signUp: paths.signupTerms + search }
  return (
    <Page>
      <LoginScreen
        providers={[]}
        comingProviders={comingProviders}
        returning={new URLSearchParams(search).has('callback')}
        hrefs={hrefs}
      />
    </Page>
  )
}
