import { TermsScreen } from '@tsudoi/design-system/screens/signup/TermsScreen'
import { useLocation, useNavigate } from 'react-router-dom'
import { privacyPolicy, termsOfUse } from '../../content/textPages.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { providerSignupFromQuery } from './storedProviderSignup.ts'

const documents = [
  { document: termsOfUse, href: paths.terms },
  { document: privacyPolicy, href: paths.privacy },
]

/** First step of a sign-up: agree to the terms (R006). */
export function Component() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <Page>
      <TermsScreen
        documents={documents}
        provider={providerSignupFromQuery(search)?.provider}
        onAgree={() => void navigate(paths.signupCreate + search)}
        hrefs={{ login: paths.login + search }}
      />
    </Page>
  )
}
