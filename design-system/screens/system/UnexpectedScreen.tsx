import { TitleText } from '../../components/TitleText.tsx'
import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'

export interface UnexpectedScreenProps {
  /**
   * Why the page cannot be shown. `unloaded`: a module could not be loaded, because of a new release or the network.
   * `broken`: rendering failed. Default `broken`.
   */
  reason?: 'broken' | 'unloaded' | undefined
  /** Whether a draft exists that will be restored. Default: no. */
  keepsTyped?: boolean | undefined
  topHref: string
  onReload: () => void
}

const words = {
  broken: {
    title: 'ページを表示できませんでした',
    cause: '画面を描く途中で、思わぬ問題が起きました。',
    remedy:
      'もう一度読みこんでください。お支払いの途中だったときは、読みこんだあとに結果を確かめてください。続く場合は、お問い合わせからご連絡ください。',
  },
  unloaded: {
    title: 'ページを読みこめませんでした',
    cause: '通信が途切れたか、新しい版に切り替わりました。',
    remedy: '接続を確かめて、もう一度読みこんでください。',
  },
}

/**
 * The last error boundary: shows cause and remedy (原因・対処) instead of a blank page. It does not know what happened
 * before, so it says nothing about coins.
 */
export function UnexpectedScreen(props: UnexpectedScreenProps) {
  const { reason = 'broken', keepsTyped = false, topHref, onReload } = props
  const { title, cause, remedy } = words[reason]
  return (
    <div role="alert" className="page flex flex-col items-start pt-16 pb-24 desk:pt-24">
      <h1 className="heading text-32">
        <TitleText>{title}</TitleText>
      </h1>
      <dl className="mt-4 grid max-w-180 grid-cols-[auto_minmax(0,1fr)] gap-x-7 gap-y-1 text-reading">
        {keepsTyped && (
          <>
            <dt className="text-quiet">事象</dt>
            <dd className="font-bold">入力した内容は残っています。</dd>
          </>
        )}
        <dt className="text-quiet">原因</dt>
        <dd>{cause}</dd>
        <dt className="text-quiet">対処</dt>
        <dd>{remedy}</dd>
      </dl>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button onClick={onReload}>もう一度読みこむ</Button>
        <TextLink href={topHref}>TOPへ</TextLink>
      </div>
    </div>
  )
}
