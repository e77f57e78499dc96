import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import type { Post, PostLater } from '@tsudoi/design-system/screens/post/post.types'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import type { PostToKeep } from './postLater.ts'

const kept = lazyModule(() => import('./postLater.ts'))

const never = () => () => undefined
const nothing = () => undefined

/** Texts for screen readers, which would notice nothing else: the menu closes. */
const announcements = { kept: '「あとで見る」に保存しました', removed: '「あとで見る」からはずしました' }

/** The first picture of a post, or that of the page which it links to. */
const pictureOf = ({ media, preview }: Post) => media.find(({ kind }) => kind === 'image')?.src ?? preview?.image

/**
 * The actions by which the menus of posts add them to the list あとで見る. Their code loads after the page's content; until
 * then the menus have no item for them. `sourceOf` returns the post of a view.
 */
export function usePostLater(sourceOf: (view: Post) => PostToKeep | undefined, isOffered: boolean) {
  const [isIdle, setIdle] = useState(false)
  const [isLaterFull, setFull] = useState(false)
  const [laterAnnouncement, setAnnouncement] = useState('')
  useEffect(() => (isOffered ? onNetworkIdle(() => setIdle(true)) : undefined), [isOffered])
  const { module } = useLazyModule(kept, { isWanted: isIdle, onFailed: 'retry' })
  const list = isOffered ? module?.postLater : undefined
  const entries = useSyncExternalStore(list?.subscribe ?? never, list?.read ?? nothing, nothing)
  const later = useMemo((): PostLater | undefined => {
    if (!list || !entries) return undefined
    const toggle = (view: Post, post: PostToKeep, isKept: boolean) => {
      if (!isKept) list.remove(post)
      else if (!list.keep(post, pictureOf(view))) return setFull(true)
      return setAnnouncement(isKept ? announcements.kept : announcements.removed)
    }
    return {
      isKept: (view) => {
        const post = sourceOf(view)
        return post !== undefined && list.isKept(entries, post)
      },
      onToggle: (view, isKept) => {
        const post = sourceOf(view)
        if (post) toggle(view, post, isKept)
      },
      listHref: paths.later,
    }
  }, [list, entries, sourceOf])
  return { later, isLaterFull, endLaterFull: () => setFull(false), laterAnnouncement }
}
