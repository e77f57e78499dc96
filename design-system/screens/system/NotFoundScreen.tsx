import { Button } from '../../components/Button.tsx'
import { Figure } from '../../components/Figure.tsx'
import { TitleText } from '../../components/TitleText.tsx'

export interface NotFoundScreenProps {
  /** The URL of the start page: /home for a member, /top for a guest (A§2). */
  topHref: string
}

/** The page for an unknown URL (W017): what happened, possible reasons, and a link to the start page. */
export function NotFoundScreen({ topHref }: NotFoundScreenProps) {
  return (
    <div className="page flex flex-col items-start pt-16 pb-24 desk:pt-24">
      <Figure value="404" size={120} deskSize={240} label="404" />
      <h1 className="heading mt-10 text-32">
        <TitleText>この席は、見つかりませんでした</TitleText>
      </h1>
      <p className="mt-3 max-w-180 text-reading text-quiet">
        アドレスが変わったか、公開が終わった可能性があります。アドレスをお確かめいただくか、トップからおさがしください。
      </p>
      <Button href={topHref} className="mt-8">
        TOPへ
      </Button>
    </div>
  )
}
