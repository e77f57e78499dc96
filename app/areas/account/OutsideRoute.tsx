import { TextPageScreen } from '@tsudoi/design-system/screens/system/TextPageScreen'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { outsidePages } from '../../content/pages.ts'
import { env } from '../../env.ts'
import { Page } from '../../shell/Page.tsx'
import { outsideAddress } from './outsideAddress.ts'

/** FAQ and contact are somewhere else (R021, R022): the visit goes on there, and Back skips this page. */
export function Component() {
  const { pathname, search } = useLocation()
  const isFaq = pathname.startsWith('/account/faq')
  const address = outsideAddress(isFaq ? env.faq : env.contact, search)
  useEffect(() => {
    if (address) location.replace(address)
  }, [address])
  return (
    <Page>
      <TextPageScreen document={isFaq ? outsidePages['/account/faq'] : outsidePages['/account/contact']} />
    </Page>
  )
}
