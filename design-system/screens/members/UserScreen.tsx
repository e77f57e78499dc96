import { useRef, type ReactNode } from 'react'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { FollowedJackets, FollowedJacketsSkeleton } from '../parts/FollowedJackets.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PersonHead, PersonHeadSkeleton } from '../parts/PersonHead.tsx'
import type { Channel } from '../programme.types.ts'
import type { MutedContent } from '../mute/mute.types.ts'
import type { UserPage } from './members.types.ts'
import { UserActions } from './parts/UserActions.tsx'

/**
 * The pages for a profile that does not exist, is blocked, or has muted words. They are loaded on demand, because users
 * rarely visit them.
 */
const MissingUser = lazyComponent(() => import('./parts/MissingUser.tsx').then((file) => file.MissingUser))
const BlockedUser = lazyComponent(() => import('./parts/BlockedUser.tsx').then((file) => file.BlockedUser))
const MutedUser = lazyComponent(() => import('./parts/MutedUser.tsx').then((file) => file.MutedUser))

export interface UserScreenProps {
  user: Loadable<UserPage>
  follows: Loadable<Channel[]>
  /** The timeline of posts that this person has started. */
  posts: ReactNode
  /**
   * Called when the user blocks or unblocks the person. The caller applies it optimistically and rolls it back on
   * failure (S047).
   */
  onBlock: (block: boolean) => void
  /** Whether the user may block and report (S072); false for a guest, who is asked to log in. */
  mayAct: boolean
  onRequireLogin: () => void
  onReport: () => void
  /** Set for a person whose names contain muted words, until the user opens the profile. */
  muted?: MutedContent | undefined
  hrefs: { top: string; own: string; follows: string; channels: string; blocks: string }
}

/** A public profile (W064): the person, the channels they follow, their posts; with block and report. */
export function UserScreen(props: UserScreenProps) {
  const root = useRef<HTMLDivElement>(null)
  const unblock = () => {
    // The pressed button disappears, so the page takes the focus.
    root.current?.focus({ preventScroll: true })
    props.onBlock(false)
  }
  return (
    <div ref={root} tabIndex={-1} className="page pt-8 pb-24 desk:pt-16">
      <Loaded value={props.user} holdsHeading label="プロフィールを読みこみ中" skeleton={<PersonHeadSkeleton />}>
        {(user) => {
          if (user.kind === 'missing') return <MissingUser topHref={props.hrefs.top} />
          if (user.kind === 'blocked')
            return <BlockedUser person={user.person} onUnblock={unblock} hrefs={props.hrefs} />
          return props.muted ? <MutedUser muted={props.muted} /> : <Profile {...props} {...user} />
        }}
      </Loaded>
    </div>
  )
}

function Profile({ person, isOwn, ...props }: UserScreenProps & Extract<UserPage, { kind: 'shown' }>) {
  const { follows, posts, hrefs } = props
  return (
    <>
      <PersonHead
        person={person}
        channels={follows.state === 'ready' ? follows.data : undefined}
        followsHref={hrefs.follows}
      >
        {isOwn ? (
          <TextLink href={hrefs.own} className="inline-flex min-h-11 items-center text-14">
            これはあなたのページです。プロフィールへもどる
          </TextLink>
        ) : (
          <UserActions person={person} {...props} />
        )}
      </PersonHead>
      <Section
        title="フォロー中"
        action={person.follows ? { label: 'すべて見る', href: hrefs.follows } : undefined}
        className="mt-4! border-t-0!"
      >
        <Loaded value={follows} label="フォロー中のチャンネルを読みこみ中" skeleton={<FollowedJacketsSkeleton />}>
          {(channels) =>
            channels.length > 0 ? (
              <FollowedJackets channels={channels.slice(0, 5)} channelsHref={hrefs.channels} />
            ) : (
              <p className="text-quiet">まだどのチャンネルもフォローしていません。</p>
            )
          }
        </Loaded>
      </Section>
      <Section title="投稿">
        <div className="-mt-5 max-w-180">{posts}</div>
      </Section>
    </>
  )
}
