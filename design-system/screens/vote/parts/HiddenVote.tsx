import { EmptyState } from '../../../components/EmptyState.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import type { VoteChannel } from '../vote.types.ts'

export interface HiddenVoteProps {
  /** Without the campaign nobody knows its channel: then its id is empty. */
  channel: VoteChannel
  hrefs: { top: string }
}

/** A vote that is not public yet, or not any more (E053). */
export function HiddenVote({ channel, hrefs }: HiddenVoteProps) {
  const way =
    channel.id === ''
      ? { label: 'トップへもどる', href: hrefs.top }
      : { label: 'チャンネルへもどる', href: channel.href }
  return (
    <>
      <PageHead title="この投票は、公開されていません" />
      <div className="page mt-10">
        <EmptyState
          title="公開の期間外です"
          description="公開が始まっていないか、終わりました。受け取った特典は、コレクションにあります。"
          action={way}
        />
      </div>
    </>
  )
}
