import { TextLink } from '../../../components/TextLink.tsx'
import { assetsText } from '../../asset.types.ts'
import { focusOnMount } from '../../focusOnMount.ts'
import type { ReceiveAllState } from '../present.types.ts'

export interface ReceiveAllOutcomeProps {
  result: Extract<ReceiveAllState, { state: 'done' }>
  hrefs: { collection: string }
}

/** The outcome of receiving all presents (受け取る), above the list; it takes the focus. */
export function ReceiveAllOutcome({ result: { received, isLimited }, hrefs }: ReceiveAllOutcomeProps) {
  return (
    <div tabIndex={-1} ref={focusOnMount} className="max-w-180 border-t-2 border-b border-t-success border-b-hair py-4">
      <p className="heading text-20">
        {received.length > 0 ? `${assetsText(received)}を受け取りました` : '受け取れたプレゼントはありません'}
      </p>
      {isLimited && (
        <p className="mt-1">持てる数の上限を超えるものは、このボックスに残しました。数が減ると受け取れます。</p>
      )}
      {received.length > 0 && (
        <p className="mt-2">
          <TextLink href={hrefs.collection}>コレクションで見る</TextLink>
        </p>
      )}
    </div>
  )
}
