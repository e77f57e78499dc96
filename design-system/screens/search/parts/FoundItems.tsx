import { useState } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Section } from '../../../components/Section.tsx'
import { ready } from '../../../loadable.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { markedParts } from '../../../text/markedParts.ts'
import type { SearchWord } from '../../../text/searchText.ts'
import { PagedList } from '../../parts/PagedList.tsx'
import { searchKindText, type FoundKind } from '../search.rules.ts'
import type { SearchItem } from '../search.types.ts'
import { MarkedText } from './MarkedText.tsx'

export interface FoundItemsProps {
  found: FoundKind
  words: readonly SearchWord[]
  /** Called when the user opens a result. */
  onOpen: () => void
}

const firstRows = 5
const rowsPerStep = 50

/** The results of one kind: the first ones, and a button for more. */
export function FoundItems({ found: { kind, items }, words, onOpen }: FoundItemsProps) {
  const [count, setCount] = useState(firstRows)
  return (
    <Section title={searchKindText[kind]} lead={`${groupedDigits(items.length)}件`}>
      <PagedList
        paged={{
          items: ready(items.slice(0, count)),
          more: items.length > count ? 'idle' : 'none',
          onMore: () => setCount(count + rowsPerStep),
        }}
        label={searchKindText[kind]}
        skeleton={null}
        empty={null}
      >
        {(list) => (
          <ul className="border-t border-hair">
            {list.map((item) => (
              <Row key={item.key} item={item} words={words} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  )
}

function Row({ item, words, onOpen }: { item: SearchItem; words: readonly SearchWord[]; onOpen: () => void }) {
  const { title, href, channelName, isFollowed, kind } = item
  return (
    <li className="border-b border-hair py-3">
      <AppLink
        href={href}
        onClick={onOpen}
        className="inline-flex min-h-11 items-center font-bold wrap-anywhere underline-offset-4 hover:underline"
      >
        <span className="line-clamp-3">
          <MarkedText parts={markedParts(title, words)} />
        </span>
      </AppLink>
      <p className="flex flex-wrap gap-x-3 text-14 text-quiet">
        {channelName && (
          <span translate="no" className="line-clamp-1 wrap-anywhere">
            <MarkedText parts={markedParts(channelName, words)} />
          </span>
        )}
        {isFollowed && kind === 'channel' && <span>フォロー中</span>}
      </p>
    </li>
  )
}
