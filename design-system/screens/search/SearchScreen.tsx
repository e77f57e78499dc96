import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { useFocusOnMount } from '../../components/useFocusOnMount.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { markedParts } from '../../text/markedParts.ts'
import { searchWords } from '../../text/searchText.ts'
import { FoundItems } from './parts/FoundItems.tsx'
import { FoundPosts } from './parts/FoundPosts.tsx'
import { RecentSearchList } from './parts/RecentSearchList.tsx'
import { SearchField } from './parts/SearchField.tsx'
import { SearchGapsNote } from './parts/SearchGapsNote.tsx'
import {
  announcementOf,
  findItems,
  foundCount,
  isPartialSearch,
  nothingFoundText,
  searchKindText,
  searchWordsProblem,
  suggestedItems,
  type FoundKind,
} from './search.rules.ts'
import type { PostSearch, RecentSearches, SearchIndex, SearchQuery } from './search.types.ts'
import { SearchFrame } from './SearchFrame.tsx'
import type { Viewer } from '../programme.types.ts'

export interface SearchScreenProps {
  query: SearchQuery
  index: SearchIndex
  posts: PostSearch
  recent: RecentSearches
  /** Called when the user has chosen a result or pressed Enter: the words are then kept as a recent search. */
  onSearched: () => void
  /** Called with the URL of a suggestion that the user has chosen. */
  onOpen: (href: string) => void
  /** The current user. A guest has no collection and follows no channels, so the screen offers the log-in. */
  viewer: Viewer
  hrefs: { channels: string; login: string }
  /** Whether the field takes the focus when the page has opened. */
  shouldFocusField?: boolean | undefined
  /** Server time, ISO 8601. */
  now: string
}

/** さがす: everything that the user can see, by kind, while typing. */
export function SearchScreen(props: SearchScreenProps) {
  const { query, index, recent, onSearched, onOpen, viewer, hrefs, shouldFocusField = false } = props
  const { words, onWords } = query
  const { items, gaps } = index
  const heading = useRef<HTMLHeadingElement>(null)
  const [takesFocus] = useState(shouldFocusField)
  const field = useFocusOnMount<HTMLInputElement>(takesFocus)
  // Rendering the results is deferred, so that typing stays fluent.
  const searched = useDeferredValue(words)
  const found = useMemo(() => findItems(items, searched), [items, searched])
  const suggestions = useSuggestions(found, recent.words, searched)
  const isEmpty = searchWords(words).length === 0
  const choose = (key: string) => {
    const item = suggestedItems(found).find((each) => each.key === key)
    if (!item) return onWords(key, false)
    onSearched()
    return onOpen(item.href)
  }
  const submit = () => {
    if (isEmpty) return
    onSearched()
    heading.current?.focus()
  }
  const takeRecent = (each: string) => {
    onWords(each, false)
    field.current?.focus()
  }
  return (
    <SearchFrame>
      <search className="page mt-6 block">
        <SearchField
          input={field}
          words={words}
          error={searchWordsProblem(words)}
          suggestions={suggestions}
          onWords={onWords}
          onChoose={choose}
          onSubmit={submit}
        />
        {viewer === 'guest' && (
          <p className="mt-2 text-14 text-quiet">
            <TextLink href={hrefs.login}>ログインする</TextLink>と、自分のコレクションもさがせます。
          </p>
        )}
        <SearchGapsNote gaps={gaps} />
      </search>
      <Announcement {...props} found={found} searched={searched} />
      <div className="page">
        {isEmpty ? (
          <Beginning recent={recent} onWords={takeRecent} />
        ) : (
          <>
            <h2 ref={heading} tabIndex={-1} className="sr-only">
              さがした結果
            </h2>
            <Results {...props} found={found} searched={searched} />
          </>
        )}
      </div>
    </SearchFrame>
  )
}

/** Before the user has typed: the recent searches, or, without any, how to search. */
const Beginning = ({ recent, onWords }: Pick<SearchScreenProps, 'recent'> & { onWords: (words: string) => void }) =>
  recent.words.length > 0 ? (
    <RecentSearchList recent={recent} onWords={onWords} />
  ) : (
    <p className="mt-4 text-14 text-quiet">名前の一部でも、かなやローマ字でもさがせます。</p>
  )

/** The suggestions below the field: results, or recent searches before the user has typed. */
function useSuggestions(found: readonly FoundKind[], recent: readonly string[], searched: string) {
  return useMemo(() => {
    const words = searchWords(searched)
    if (words.length === 0)
      return recent.map((each) => ({ key: each, parts: [{ text: each, isMarked: false }], note: 'さがした言葉' }))
    return suggestedItems(found).map(({ key, title, kind, channelName }) => ({
      key,
      parts: markedParts(title, words),
      note: [channelName, searchKindText[kind]].filter(Boolean).join('　'),
    }))
  }, [found, recent, searched])
}

interface FoundProps extends SearchScreenProps {
  found: readonly FoundKind[]
  searched: string
}

const postsOf = ({ found }: PostSearch) => (found === 'unavailable' ? undefined : found?.items)

/** Whether the server has found posts, or may still find some. */
function mayHavePosts(posts: PostSearch): boolean {
  const items = postsOf(posts)
  return items?.state === 'loading' || (items?.state === 'ready' && items.data.length > 0)
}

/** Whether something could not be searched, so that there may be more than was found. */
const isPartialIn = ({ index, posts }: FoundProps) => isPartialSearch(index.gaps, postsOf(posts)?.state)

/** Tells screen readers the number of results, once the user has paused and everything is loaded. */
function Announcement(props: FoundProps) {
  const { query, index, posts, found, searched } = props
  const { words, settledWords } = query
  const isSettled = words === settledWords && searched === words && !index.isLoading
  const postItems = postsOf(posts)
  const isReady = isSettled && postItems?.state !== 'loading'
  const foundPosts = postItems?.state === 'ready' ? postItems.data.length : undefined
  const count = { items: foundCount(found), posts: foundPosts, isPartial: isPartialIn(props) }
  return <output className="sr-only">{isReady && announcementOf(words, count)}</output>
}

function Results(props: FoundProps) {
  const { index, found, searched, posts, now, onSearched, hrefs } = props
  const { isLoading } = index
  const words = useMemo(() => searchWords(searched), [searched])
  const count = foundCount(found)
  return (
    <>
      <p className="mt-6 text-14 text-quiet tabular-nums" aria-hidden="true">
        {isLoading ? '読みこんでいます' : `${groupedDigits(count)}件`}
      </p>
      {found.map((each) => (
        <FoundItems key={each.kind} found={each} words={words} onOpen={onSearched} />
      ))}
      {count === 0 && !isLoading && !mayHavePosts(posts) && (
        <EmptyState
          className="mt-6"
          reason="none"
          title={nothingFoundText(isPartialIn(props))}
          description="言葉をへらすか、かなやローマ字でもためしてください。"
          action={{ label: 'チャンネルを見る', href: hrefs.channels }}
        />
      )}
      {posts.channels.length > 0 && <FoundPosts posts={posts} words={words} now={now} onOpen={onSearched} />}
    </>
  )
}
