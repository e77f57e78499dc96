import '@tsudoi/design-system/late.css'
import { LoginScreen } from '@tsudoi/design-system/screens/login/LoginScreen'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { comingProviders } from './comingProviders.ts'

/** R001. The callback goes along to the next step. */
export function LoginRoute() {
  const { search } = useLocation()
  const hrefs = { mail: paths.loginMail + search, signUp: paths.signupTop + search }
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
