import type { Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import { ready } from '@tsudoi/design-system/loadable'
import { searchWordsProblem } from '@tsudoi/design-system/screens/search/search.rules'
import type { PostSearch } from '@tsudoi/design-system/screens/search/search.types'
import { searchWords } from '@tsudoi/design-system/text/searchText'
import { isNotFound } from '../api/apiError.ts'
import { postSearchQuery, useBlockedAuthors } from '../posts/posts.ts'
import { usePagedList } from '../queries/usePagedList.ts'
import { channelSearchItem, foundPostView } from './search.mappers.ts'

interface PostSearchOptions {
  channels: readonly Channel[]
  /** The channel in the URL. Without it, the first followed channel is searched, or the first one. */
  channel: string | undefined
  /** The words after the user has paused. */
  words: string
  onChannel: (id: string | undefined) => void
}

/** Searches the posts of a channel on the server (Q498). Posts of blocked authors are left out at once (S047). */
export function usePostSearch({ channels, channel, words, onChannel }: PostSearchOptions): PostSearch {
  const isFollowed = ({ hasFollowed }: Channel) => hasFollowed === true
  const searched = channel ?? (channels.find(isFollowed) ?? channels[0])?.ipId
  const enabled = searched !== undefined && searchWords(words).length > 0 && searchWordsProblem(words) === undefined
  const { items, error, ...pages } = usePagedList({ ...postSearchQuery(searched ?? '', words), enabled }, foundPostView)
  const blocked = useBlockedAuthors(enabled)
  const visible = items.state === 'ready' ? ready(items.data.filter(({ authorId }) => !blocked.has(authorId))) : items
  const found = isNotFound(error) ? ('unavailable' as const) : { items: visible, ...pages }
  return {
    channels: [...channels]
      .toSorted((one, other) => Number(isFollowed(other)) - Number(isFollowed(one)))
      .map((each) => ({ id: each.ipId, name: channelSearchItem(each).title })),
    channel: searched,
    onChannel,
    found: enabled ? found : undefined,
  }
}
