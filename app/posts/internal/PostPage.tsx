import { lazyComponent } from '@tsudoi/design-system/lazy'
import { PostScreen, type PostScreenProps } from '@tsudoi/design-system/screens/post/PostScreen'
import { useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { CachedPost } from './post.cache.ts'
import type { PostAddress } from './post.keys.ts'
import { answersQuery } from './post.queries.ts'
import { cancelScrollRestore } from '../../router/scrollMemory.ts'
import { useNow } from '../../time/useNow.ts'
import { PostDialogs } from './PostDialogs.tsx'
import { useOwnAnswers } from './useOwnAnswers.ts'
import { usePostActions } from './usePostActions.ts'
import { usePostList } from './usePostList.ts'
import { useReaderContext } from './useReaderContext.ts'
import { useThread } from './useThread.ts'
import { useComposerInUrl } from './composerInUrl.ts'
import { WriteSection } from './WriteSection.tsx'

// The button that keeps the item for later. It loads after the page's content.
const LaterSlot = lazyComponent(() => import('../../later/LaterSlot.tsx').then((file) => file.LaterSlot))

/** Props of `PostPage`. */
export interface PostPageProps {
  address: PostAddress
  wayOn: PostScreenProps['wayOn']
  hrefOf?: ((post: CachedPost) => string) | undefined
}

/** A post with its thread, on the web and on the embedded device (R046, R048). */
export function PostPage({ address, wayOn, hrefOf }: PostPageProps) {
  const reading = useReaderContext({ hidesPlace: true, hrefOf })
  const { hero, thread } = useThread(address, reading)
  const hasAnswers = hero !== undefined && hero.depth !== '2'
  const { posts, read, isOpen, place, onPlace } = usePostList(
    { ...answersQuery(address), enabled: hasAnswers },
    reading,
    true,
  )
  const ownAnswers = useOwnAnswers(address, read, reading)
  useOwnScrollPosition(thread.state === 'ready' && thread.data !== 'missing' && thread.data.before.length > 0)
  const post = usePostActions(hrefOf !== undefined)
  const editing = useComposerInUrl('edit')
  const isAsked = editing.isAsked && hero?.author.accountId === reading.reader
  const endEdit = () => {
    post.endEdit()
    editing.end()
  }
  const mode = hero?.depth === '0' ? ('comment' as const) : ('reply' as const)
  return (
    <>
      <PostScreen
        now={useNow()}
        thread={thread}
        answers={posts}
        ownAnswers={ownAnswers}
        place={place}
        onPlace={onPlace}
        actions={post.actions}
        wayOn={wayOn}
        later={<LaterSlot kind="post" ids={[address.type, address.typeId, address.postId]} details={undefined} />}
        composer={
          hero && <WriteSection isOpen={isOpen} target={{ mode, type: hero.type, typeId: hero.typeId, on: hero }} />
        }
      />
      <PostDialogs {...post} edited={post.edited ?? (isAsked ? hero : undefined)} endEdit={endEdit} />
    </>
  )
}

/**
 * Prevents the scroll to the top of a page whose post scrolls itself into view, because it replies to others. Back
 * navigation restores its own position.
 */
function useOwnScrollPosition(scrollsItself: boolean): void {
  const isReturn = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    // Cancels the scroll to the top in a microtask, because the page requests that scroll later in the same commit.
    if (scrollsItself && !isReturn) queueMicrotask(cancelScrollRestore)
  }, [scrollsItself, isReturn])
}
