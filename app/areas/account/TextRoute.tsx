import { TextPageScreen } from '@tsudoi/design-system/screens/system/TextPageScreen'
import { useLocation } from 'react-router-dom'
import { textPages } from '../../content/textPages.ts'
import { Page } from '../../shell/Page.tsx'

/**
 * Page with one of the company’s texts, such as the terms of use. The URL’s path selects the text
 * (content/textPages.ts).
 */
export function Component() {
  const { pathname } = useLocation()
  const document = textPages[pathname.replace(/\/$/, '')]
  if (!document) throw new Error(`content/textPages.ts has no text for ${pathname}`)
  return (
    <Page>
      <TextPageScreen document={document} />
    </Page>
  )
}
