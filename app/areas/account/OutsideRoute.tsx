import { OutsidePageScreen } from '@tsudoi/design-system/screens/system/OutsidePageScreen'
import { TextPageScreen } from '@tsudoi/design-system/screens/system/TextPageScreen'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { outsidePageNotices } from '../../content/textPages.ts'
import { env } from '../../env.ts'
import { openOutside } from '../../platform/openOutside.ts'
import { Page } from '../../shell/Page.tsx'
import { outsideAddress } from './outsideAddress.ts'

/**
 * The FAQ and the contact form are on other sites (R021, R022). A browser is redirected there, and Back skips this
 * page. In the host app's webview this page stays open underneath; `wasOpened` prevents opening the site again when the
 * user returns.
 */
export function Component() {
  const { pathname, search, state } = useLocation() as {
    pathname: string
    search: string
    state: { wasOpened?: boolean } | null
  }
  const navigate = useNavigate()
  const isFaq = pathname.startsWith('/account/faq')
  const document = isFaq ? outsidePageNotices['/account/faq'] : outsidePageNotices['/account/contact']
  const address = outsideAddress(isFaq ? env.faq : env.contact, search)
  const mayOpen = address !== undefined && !state?.wasOpened
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
