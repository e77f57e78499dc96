import '@tsudoi/design-system/late.css'
import { SignupTopScreen } from '@tsudoi/design-system/screens/signup/SignupTopScreen'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { comingProviders } from './comingProviders.ts'

/** R005: what one gets, and the ways in; the callback goes along to the terms (Q24). */
export function SignupTopRoute() {
  const { search } = useLocation()
  return (
    <Page>
      <SignupTopScreen
        providers={[]}
        comingProviders={comingProviders}
        returning={new URLSearchParams(search).has('callback')}
        hrefs={{ mail: paths.signupTerms + search, login: paths.login + search }}
      />
    </Page>
  )
}
