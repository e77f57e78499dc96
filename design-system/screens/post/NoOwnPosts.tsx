import { EmptyState } from '../../components/EmptyState.tsx'

/** A member has not written anything yet (W048). */
export const NoOwnPosts = ({ channelsHref }: { channelsHref: string }) => (
  <EmptyState
    className="pt-8"
    title="投稿はまだありません"
    description="チャンネルのタイムラインに書いたものが、新しい順にここに並びます。"
    action={{ label: 'チャンネルをさがす', href: channelsHref }}
  />
)
