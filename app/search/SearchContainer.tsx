import { prepareItems } from '@tsudoi/design-system/screens/search/search.rules'
import { SearchScreen } from '@tsudoi/design-system/screens/search/SearchScreen'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useFilterInUrl } from '../router/useFilterInUrl.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { viewerOf } from '../session/viewerOf.ts'
import { useLoginHrefs } from '../shell/useLoginHrefs.ts'
import { useNow } from '../time/useNow.ts'
import { recentSearches, useRecentSearches } from './recentSearches.ts'
import { queryOfSearchFilter, searchFilterOf } from './searchAddress.ts'
import { usePostSearch } from './usePostSearch.ts'
import { usePreparedSearchIndex } from './usePreparedSearchIndex.ts'
import { useSearchItems } from './useSearchItems.ts'

const filterQuery = { read: searchFilterOf, write: queryOfSearchFilter }

/** The search over everything that the user can see, with its data (Q495). */
export function SearchContainer() {
  const isMember = useIsMember()
  const { filter, setFilter } = useFilterInUrl(filterQuery)
  // Words that an input method has not confirmed are neither written to the URL nor sent.
  const [composed, setComposed] = useState<string>()
  const settled = searchFilterOf(useLocation().search)
  const { items, channels, isLoading, gaps } = useSearchItems(isMember)
  const navigate = useNavigate()
  const { login } = useLoginHrefs()
  const recent = useRecentSearches()
  usePreparedSearchIndex(items, prepareItems)
  const words = composed ?? filter.words
  const posts = usePostSearch({
    channels,
    channel: filter.channel,
    words: settled.words,
    onChannel: (channel) => setFilter({ ...filter, channel }),
  })
  const onWords = (next: string, isComposing: boolean) => {
    setComposed(isComposing ? next : undefined)
    if (!isComposing) setFilter({ ...filter, words: next })
  }
  return (
    <SearchScreen
      query={{ words, settledWords: settled.words, onWords }}
      index={{ items, isLoading, gaps }}
      posts={posts}
      recent={{ words: recent, onRemove: recentSearches.remove, onClear: recentSearches.clear }}
      onSearched={() => recentSearches.add(words)}
      onOpen={(href) => void navigate(href)}
      viewer={viewerOf(isMember)}
      hrefs={{ channels: paths.channels, login }}
      now={useNow()}
      shouldFocusField={words === ''}
    />
  )
}
