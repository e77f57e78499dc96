import { SignupTopScreen } from '@tsudoi/design-system/screens/signup/SignupTopScreen'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { useOfferedProviders } from '../../providers/useOfferedProviders.ts'
import { useGuestProviderRedirect } from './useGuestProviderRedirect.ts'

/**
 * Introduction to membership, and the choice of the sign-up method. The links keep the query’s `callback`, the URL to
 * open after the sign-up (R005, Q24).
 */
export function Component() {
  const { search } = useLocation()
  const callback = new URLSearchParams(search).get('callback') ?? undefined
  const { begin, starting } = useGuestProviderRedirect({ intent: 'signup', callback })
  return (
    <Page>
      <SignupTopScreen
        providers={useOfferedProviders()}
        starting={starting}
        onProvider={begin}
        isReturning={callback !== undefined}
        hrefs={{ mail: paths.signupTerms + search, login: paths.login + search }}
      />
    </Page>
  )
}
