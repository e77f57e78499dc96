import type { ReactNode } from 'react'
import { BelowFold } from '../../components/BelowFold.tsx'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Sidebar } from '../../components/Sidebar.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { Facts } from '../parts/Facts.tsx'
import { FollowedJackets, FollowedJacketsSkeleton } from '../parts/FollowedJackets.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PersonHead, PersonHeadSkeleton } from '../parts/PersonHead.tsx'
import { prefectureOptions } from '../prefectures.ts'
import { birthdayText, optionLabelOf, genderOptions } from '../profile/profile.types.ts'
import type { Channel } from '../programme.types.ts'
import type { OwnPageLinks, OwnProfile, PrivateProfileValues } from './members.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface ProfileScreenProps {
  pages: OwnPageLinks
  /** The member's profile. The loaded value is undefined while the member's registration is incomplete. */
  profile: Loadable<OwnProfile | undefined>
  follows: Loadable<Channel[]>
  /** The section with the latest posts, a `LatestPosts`. */
  posts: ReactNode
  hrefs: { edit: string; public: string; follows: string; posts: string; channels: string }
}

/** The member's own profile: the public part, and the part only they can see (W043, S069). */
export function ProfileScreen({ pages, profile, follows, posts, hrefs }: ProfileScreenProps) {
  return (
    <Sidebar label="あなたのページ" value="profile" items={pages}>
      <div className="pt-8 pb-24 desk:pt-16">
        <Loaded value={profile} holdsHeading label="プロフィールを読みこみ中" skeleton={<OwnSkeleton hrefs={hrefs} />}>
          {(me) =>
            me ? <OwnSections me={me} follows={follows} hrefs={hrefs} /> : <Unregistered editHref={hrefs.edit} />
          }
        </Loaded>
        <BelowFold>
          <Section title="フォロー中" action={{ label: 'すべて見る', href: hrefs.follows }} isStacked>
            <Loaded value={follows} label="フォロー中のチャンネルを読みこみ中" skeleton={<FollowedJacketsSkeleton />}>
              {(channels) => <FollowedJackets channels={channels.slice(0, 5)} channelsHref={hrefs.channels} />}
            </Loaded>
          </Section>
          <Section title="投稿" action={{ label: 'すべて見る', href: hrefs.posts }} isStacked>
            {posts}
          </Section>
        </BelowFold>
      </div>
    </Sidebar>
  )
}

/** The classes of the first section: a small margin and no line above it, because the page's head ends with a line. */
const firstSection = 'mt-4! border-t-0!'

type Hrefs = Pick<ProfileScreenProps, 'hrefs'>

function OwnSections({ me, follows, hrefs }: { me: OwnProfile } & Pick<ProfileScreenProps, 'follows' | 'hrefs'>) {
  return (
    <>
      <PersonHead
        person={me}
        channels={follows.state === 'ready' ? follows.data : undefined}
        followsHref={hrefs.follows}
      >
        <ProfileLinks hrefs={hrefs} />
      </PersonHead>
      <Private words={wordsOf(me.answers)} />
    </>
  )
}

/**
 * The skeleton of the member's own profile. It has the height of the loaded content, so that nothing below it shifts.
 */
function OwnSkeleton({ hrefs }: Hrefs) {
  const line = <Skeleton shape="line" className="my-1 max-w-40" />
  return (
    <>
      <PersonHeadSkeleton>
        <ProfileLinks hrefs={hrefs} />
      </PersonHeadSkeleton>
      <Private words={[line, line, line, line]} />
    </>
  )
}

function ProfileLinks({ hrefs }: Hrefs) {
  return (
    <>
      <Button href={hrefs.edit} variant="outline" size="small">
        プロフィールを編集する
      </Button>
      <TextLink href={hrefs.public} className="inline-flex min-h-11 items-center text-14">
        ほかのファンからの見え方
      </TextLink>
    </>
  )
}

const terms = ['お名前', '生年月日', '性別', '都道府県']

/** The private facts of a profile. `words` has their texts in the order of `terms`. */
function Private({ words }: { words: readonly ReactNode[] }) {
  return (
    <Section title="あなただけに見える情報" lead="ほかのファンには表示されません。" isStacked className={firstSection}>
      <Facts facts={terms.map((term, at) => ({ term, words: words[at] }))} />
    </Section>
  )
}

function wordsOf({ lastName, firstName, birthday, gender, prefecture }: PrivateProfileValues): ReactNode[] {
  return [
    [lastName, firstName].flatMap((name) => (name ? [isolated(name)] : [])).join(' ') || '未回答',
    birthday.year ? birthdayText(birthday) : '未回答',
    optionLabelOf(genderOptions, gender),
    optionLabelOf(prefectureOptions, prefecture),
  ]
}

function Unregistered({ editHref }: { editHref: string }) {
  return (
    <>
      <h1 className="heading mb-8 text-32 desk:text-44">プロフィール</h1>
      <EmptyState
        title="プロフィールはまだ登録されていません"
        description="ニックネームとユーザーIDを決めると、フォローや投稿ができます。"
        action={{ label: 'プロフィールを登録する', href: editHref }}
      />
    </>
  )
}
