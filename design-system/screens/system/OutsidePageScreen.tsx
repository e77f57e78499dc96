import { Button } from '../../components/Button.tsx'
import { PageHead } from '../parts/PageHead.tsx'

export interface OutsidePageScreenProps {
  /** The name of the external page: よくある質問. */
  title: string
  /** The URL of the external page (http or https). */
  href: string
}

/**
 * The page that is shown after the app has opened an external page in a new tab. Its link opens the external page
 * again, which is needed in a webview, where the page is shown beside the app.
 */
export function OutsidePageScreen({ title, href }: OutsidePageScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title={title} lead={`${title}は、集いの外のページで開きます。`} />
      <div className="page mt-8">
        <Button href={href}>{title}を開く</Button>
      </div>
    </div>
  )
}
