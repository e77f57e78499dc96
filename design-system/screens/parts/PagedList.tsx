import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { Button } from '../../components/Button.tsx'
import { NearViewport } from '../../components/NearViewport.tsx'
import type { Paged } from '../../paged.ts'
import { Loaded } from './Loaded.tsx'

export interface PagedListProps<T> {
  paged: Paged<T>
  /** The loading text: お知らせを読みこみ中. */
  label: string
  /** Skeletons in the shape of the loaded content. */
  skeleton: ReactNode
  /** What is shown when the list has no items. */
  empty: ReactNode
  /** Whether the next page loads when the user scrolls near the end. Default: it loads with a button. */
  isEndless?: boolean | undefined
  children: (items: T[]) => ReactNode
}

/** A paginated list: its skeleton, its items or an error, and below them the control to load more. */
export function PagedList<T>({ paged, label, skeleton, empty, isEndless = false, children }: PagedListProps<T>) {
  const { items, more = 'none' } = paged
  const [wasAsked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    paged.onMore?.()
  }
  const { end, button } = useFocusAtEnd(more === 'none')
  const foot = <More ref={button} more={more} onMore={ask} />
  const list = items.state === 'ready' ? items.data : undefined
  // Long lists render new rows in slices. Until they are rendered, the end of the list seems near although the user
  // has not scrolled.
  const isRendered = useDeferredValue(list) === list
  return (
    <>
      <Loaded value={items} label={label} skeleton={skeleton}>
        {(list) => (list.length > 0 ? children(list) : empty)}
      </Loaded>
      {isEndless ? (
        <NearViewport isWatching={more === 'idle' && isRendered} onNear={ask}>
          {foot}
        </NearViewport>
      ) : (
        foot
      )}
      {wasAsked && items.state === 'ready' && (
        <output ref={end} tabIndex={-1} className="sr-only">
          {(more === 'idle' || more === 'none') && `${items.data.length}件を表示中`}
        </output>
      )}
    </>
  )
}

/** The "more" button disappears with the last page; if it had the focus, the end of the list takes it. */
function useFocusAtEnd(isAtEnd: boolean) {
  const end = useRef<HTMLOutputElement>(null)
  const hadFocus = useRef(false)
  const button = useCallback((place: HTMLElement | null) => {
    hadFocus.current = false
    if (!place) return undefined
    // Runs when the button unmounts. It is still in the DOM then, so its focus can be checked.
    return () => {
      hadFocus.current = place.contains(place.ownerDocument.activeElement)
    }
  }, [])
  useLayoutEffect(() => {
    if (isAtEnd && hadFocus.current) end.current?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [isAtEnd])
  return { end, button }
}

interface MoreProps extends Required<Pick<Paged<unknown>, 'more' | 'onMore'>> {
  ref: Ref<HTMLDivElement>
}

function More({ ref, more, onMore }: MoreProps) {
  if (more === 'none') return null
  return (
    <div ref={ref} className="mt-8">
      {more === 'failed' && (
        <p role="alert" className="mb-3 text-14 font-bold text-danger">
          続きを読みこめませんでした。接続を確かめて、もう一度お試しください。
        </p>
      )}
      <Button variant="outline" onClick={onMore} isPending={more === 'loading'} pendingLabel="読みこんでいます">
        {more === 'failed' ? 'もう一度読みこむ' : 'もっと見る'}
      </Button>
    </div>
  )
}
