import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadAreaParts } from '../../composition/loadAreaParts.ts'
import { ownOrigin } from '../../ownOrigin.ts'
import { useStateField } from '../../router/locationState.ts'
import { useCurrentPage } from '../../router/useCurrentPage.ts'
import { shareTargetIn } from './openShareDialog.ts'
import type { ShareOffer } from './share.types.ts'
import { shareAddress } from './shareAddress.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

declare module '../../composition/loadAreaParts.ts' {
  interface AreaParts {
    /**
     * Loads what a page shares besides or instead of its own address. `pattern` is its path in the map of pages;
     * `pathname` and `search` are its URL. Resolves with undefined for a page that shares only its own address.
     */
    loadShareOffer: (pattern: string, pathname: string, search: string) => Promise<ShareOffer | undefined>
  }
}

/** What a page offers to share. `isLoading` is true until that is known. */
function useShareOffer(
  pattern: string,
  pathname: string,
  search: string,
): { offer?: ShareOffer | undefined; isLoading: boolean } {
  const [state, setState] = useState<{ offer?: ShareOffer | undefined; isLoading: boolean }>({ isLoading: true })
  useEffect(() => {
    let isOver = false
    const set = (offer?: ShareOffer) => {
      if (!isOver) setState({ offer, isLoading: false })
    }
    // A page whose offer cannot be loaded is shared without it.
    loadAreaParts()
      .then((parts) => parts.loadShareOffer(pattern, pathname, search))
      .then(set, () => set())
    return () => {
      isOver = true
    }
  }, [pattern, pathname, search])
  return state
}

/** What the dialog shares. */
export interface ShareSubject {
  title: string
  /** Undefined if a guest cannot open the page. */
  address: string | undefined
  offer?: ShareOffer | undefined
  /** Whether this is the page below the dialog, whose film may have a moment. */
  isCurrentPage: boolean
}

/**
 * The page that the dialog shares: that of a post whose menu was used, or the page below it. Undefined while loading.
 */
export function useShareSubject(): ShareSubject | undefined {
  const { pathname, search } = useLocation()
  const target = shareTargetIn(useStateField('shared'))
  const documentTitle = useDocumentTitle()
  const { offer, isLoading } = useShareOffer(useCurrentPage().path, pathname, search)
  const addressOf = (path: string) => {
    const url = new URL(path, ownOrigin())
    return shareAddress({ origin: ownOrigin(), pathname: url.pathname, search: url.search })
  }
  if (target) return { title: target.title, address: addressOf(target.path), isCurrentPage: false }
  if (isLoading) return undefined
  return {
    title: offer?.title ?? documentTitle,
    address: addressOf(offer?.path ?? pathname + search),
    offer,
    isCurrentPage: true,
  }
}
