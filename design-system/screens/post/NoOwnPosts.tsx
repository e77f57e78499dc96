import { EmptyState } from '../../components/EmptyState.tsx'

/** The empty list of a member who has not written any posts yet (W048). */
export const NoOwnPosts = ({ channelsHref }: { channelsHref: string }) => (
  <EmptyState
    className="pt-8"
    title="投稿はまだありません"
    description="チャンネルのタイムラインに書いたものが、新しい順にここに並びます。"
    action={{ label: 'チャンネルをさがす', href: channelsHref }}
  />
)
