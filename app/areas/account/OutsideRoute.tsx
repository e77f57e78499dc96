import { OutsidePageScreen } from '@tsudoi/design-system/screens/system/OutsidePageScreen'
import { TextPageScreen } from '@tsudoi/design-system/screens/system/TextPageScreen'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { outsidePageNotices } from '../../content/textPages.ts'
import { env } from '../../env.ts'
import { openOutside } from '../../platform/openOutside.ts'
import { useStateField } from '../../router/locationState.ts'
import { Page } from '../../shell/Page.tsx'
import { externalSiteUrl } from './externalSiteUrl.ts'

/**
 * Opens the FAQ or the contact form, which are on other sites (R021, R022). A browser is redirected, and its Back
 * button skips this page. In the host app’s webview this page remains open; its history state `wasOpened` keeps the
 * site from being opened again when the user returns to this page.
 */
export function Component() {
  const { pathname, search } = useLocation()
  const wasOpened = useStateField('wasOpened') === true
  const navigate = useNavigate()
  const isFaq = pathname.startsWith('/account/faq')
  const document = isFaq ? outsidePageNotices['/account/faq'] : outsidePageNotices['/account/contact']
  const address = externalSiteUrl(isFaq ? env.faq : env.contact, search)
  const mayOpen = address !== undefined && !wasOpened
  useEffect(() => {
    if (!mayOpen || openOutside(address, { replace: true })) return
    void navigate(pathname + search, { replace: true, state: { wasOpened: true } })
  }, [mayOpen, address, navigate, pathname, search])
  return (
    <Page>
      {address === undefined ? (
        <TextPageScreen document={document} />
      ) : (
        <OutsidePageScreen title={document.title} href={address} />
      )}
    </Page>
  )
}
