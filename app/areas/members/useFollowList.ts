import { paths } from '../../paths.ts'
import { followListQuery } from '../../queries/channel.queries.ts'
import { useFollow } from '../../queries/useFollow.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { channelView } from '../../mappers/channel.mappers.ts'

/**
 * Props of the screen that lists followed channels: the member's own without `accountId`, otherwise those of that
 * account.
 */
export function useFollowList(accountId: string | undefined, enabled = true) {
  const channels = usePagedList({ ...followListQuery(accountId), enabled }, channelView)
  return { channels, onFollow: useFollow(), hrefs: { channels: paths.channels } }
}
