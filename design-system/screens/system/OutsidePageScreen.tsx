import { Button } from '../../components/Button.tsx'
import { PageHead } from '../parts/PageHead.tsx'

export interface OutsidePageScreenProps {
  /** What the outside page is: よくある質問. */
  title: string
  /** Its address (http or https). */
  href: string
}

/**
 * A page that is outside the app. The app has opened it already; here it can be opened again, which a webview needs,
 * where it comes up beside the app.
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
