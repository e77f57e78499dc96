import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Section } from '../../components/Section.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PostRow, postHeadId } from './parts/PostRow.tsx'
import { PostsSkeleton } from './PostsSkeleton.tsx'
import { BlockedPost, MissingPostRow, useBlockedRow } from './parts/BlockedPost.tsx'
import type { MissingPost, PostActions, PostEntry, PostThread } from './post.types.ts'
import { Timeline, type TimelineProps } from './Timeline.tsx'

export interface PostScreenProps {
  now: string
  /** The post with its ancestors. `missing`: it was deleted, never existed, or is hidden from the user. */
  thread: Loadable<PostThread | 'missing'>
  answers: TimelineProps['posts']
  /** The user's own answers that the loaded pages do not contain yet. Default: none. */
  ownAnswers?: readonly PostEntry[] | undefined
  /** The scroll position in the list of answers; see `Timeline`. */
  place?: TimelineProps['place'] | undefined
  onPlace?: TimelineProps['onPlace'] | undefined
  actions: PostActions
  /** The form to write an answer. */
  composer?: ReactNode | undefined
  /** The link shown when the post is missing: its timeline, or the start page where it has none. */
  wayOn: { label: string; href: string }
  /** The button that removes a missing post from the list of items kept for later. */
  later?: ReactNode | undefined
}

/** One post, comment or reply on its own page: its ancestors above, its answers below (W078, W080). */
export function PostScreen({ thread, wayOn, later, ...props }: PostScreenProps) {
  return (
    <div className="page max-w-180 pt-4 pb-24 desk:pt-10">
      <Loaded value={thread} holdsHeading label="投稿を読みこみ中" skeleton={<PostsSkeleton rows={3} />}>
        {(shown) =>
          shown === 'missing' ? <MissingPostPage wayOn={wayOn} later={later} /> : <Thread {...props} thread={shown} />
        }
      </Loaded>
    </div>
  )
}

function MissingPostPage({ wayOn, later }: Pick<PostScreenProps, 'wayOn' | 'later'>) {
  return (
    <div className="pt-6">
      <h1 className="heading text-24 desk:text-32">この投稿は表示できません</h1>
      <p className="mt-4 text-reading">削除されたか、表示しない設定になっている投稿です。</p>
      <Button variant="outline" href={wayOn.href} className="mt-6">
        {wayOn.label}
      </Button>
      {later && <div className="mt-3">{later}</div>}
    </div>
  )
}

type ThreadProps = Omit<PostScreenProps, 'thread' | 'wayOn' | 'later'> & { thread: PostThread }

function Thread({ now, thread, answers, ownAnswers = [], place, onPlace, actions, composer }: ThreadProps) {
  const { before, post } = thread
  const isReply = post.is === 'post' && post.post.kind === 'reply'
  const name = post.is === 'post' ? titles[post.post.kind] : '投稿'
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      {before.map((entry) => (
        <Entry key={nameOf(entry)} entry={entry} now={now} actions={actions} />
      ))}
      <div ref={before.length > 0 ? bringIntoView : undefined} className="scroll-mt-20">
        <Entry entry={post} now={now} actions={actions} isHero />
      </div>
      {!isReply && post.is === 'post' && (
        <Section title={post.post.kind === 'root' ? 'コメント' : '返信'} isStacked className="mt-8!">
          <Timeline
            now={now}
            label={post.post.kind === 'root' ? 'コメント' : '返信'}
            posts={answers}
            actions={actions}
            place={place}
            onPlace={onPlace}
            composer={
              <>
                {composer}
                {ownAnswers.length > 0 && (
                  <section aria-labelledby={ownAnswersId} className="border-b border-ink py-4">
                    <p id={ownAnswersId} className="mb-2 text-14 text-quiet">
                      ここで書いたものです。下の一覧では、終わりに並びます。
                    </p>
                    {ownAnswers.map((entry) => (
                      <Entry key={nameOf(entry)} entry={entry} now={now} actions={actions} />
                    ))}
                  </section>
                )}
              </>
            }
            empty={<p className="py-5 text-quiet">まだありません。</p>}
          />
        </Section>
      )}
    </>
  )
}

const ownAnswersId = 'own-answers'

const titles = { root: '投稿', comment: 'コメント', reply: '返信' }

const nameOf = (entry: PostEntry | MissingPost) => {
  if (entry.is === 'missing') return entry.key
  return entry.is === 'post' ? entry.post.key : entry.place.key
}

/**
 * Scrolls the post into view on the first paint, however many ancestors it has. Scrolls to the top first, so that the
 * result does not depend on the previous page's scroll position.
 */
function bringIntoView(hero: HTMLElement | null): void {
  if (!hero) return
  scrollTo({ top: 0, behavior: 'instant' })
  hero.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

interface EntryProps {
  entry: PostEntry | MissingPost
  now: string
  actions: PostActions
  isHero?: boolean | undefined
}

function Entry({ entry, now, actions, isHero = false }: EntryProps) {
  const [isOpen, setOpen] = useState(false)
  const { blockedFrom, recordingActions } = useBlockedRow(actions)
  return (
    <article
      aria-labelledby={postHeadId(nameOf(entry))}
      // Focusable, because the article takes the focus when the focused element in it disappears.
      tabIndex={-1}
      aria-current={isHero ? 'true' : undefined}
      className={isHero ? '' : 'ml-0 border-l-2 border-ink pl-3 desk:pl-4'}
    >
      {entry.is === 'missing' && <MissingPostRow postKey={entry.key} />}
      {entry.is === 'blocked' && (
        <BlockedPost place={entry.place} onUnblock={actions.onUnblock} takesFocus={entry.place.key === blockedFrom} />
      )}
      {entry.is === 'post' && (
        <PostRow
          post={entry.post}
          now={now}
          actions={recordingActions}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          size={isHero ? 'large' : 'medium'}
        />
      )}
    </article>
  )
}
