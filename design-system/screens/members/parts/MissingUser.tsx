import { Button } from '../../../components/Button.tsx'
import { TitleText } from '../../../components/TitleText.tsx'

/** The page for a profile that does not exist (W064). */
export function MissingUser({ topHref }: { topHref: string }) {
  return (
    <div className="max-w-180">
      <h1 className="heading text-32 desk:text-44">
        <TitleText>この人のページは見つかりませんでした</TitleText>
      </h1>
      <p className="mt-3 text-reading text-quiet">
        退会したか、アドレスが変わった可能性があります。アドレスをお確かめいただくか、トップからおさがしください。
      </p>
      <Button href={topHref} className="mt-8">
        TOPへ
      </Button>
    </div>
  )
}
