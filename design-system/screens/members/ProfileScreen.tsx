import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Sidebar } from '../../components/Sidebar.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { Facts } from '../parts/Facts.tsx'
import { FollowedJackets, FollowedJacketsSkeleton } from '../parts/FollowedJackets.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PersonHead, PersonHeadSkeleton } from '../parts/PersonHead.tsx'
import { PostRows, PostRowsSkeleton } from '../parts/PostRows.tsx'
import type { PostSummary } from '../person.types.ts'
import { prefectureOptions } from '../prefectures.ts'
import { birthdayText, choiceText, genderOptions } from '../profile/profile.types.ts'
import type { Channel } from '../programme.types.ts'
import type { OwnPages, OwnProfile, PrivateAnswers } from './members.types.ts'

export interface ProfileScreenProps {
  now: string
  pages: OwnPages
  /** Undefined inside: the registration is not finished. */
  profile: Loadable<OwnProfile | undefined>
  follows: Loadable<Channel[]>
  /** The latest few. */
  posts: Loadable<PostSummary[]>
  hrefs: { edit: string; public: string; follows: string; posts: string; channels: string }
}

/** One's own profile: how others see it, and what only oneself sees (W043, S069). */
export function ProfileScreen({ now, pages, profile, follows, posts, hrefs }: ProfileScreenProps) {
  return (
    <Sidebar label="あなたのページ" value="profile" items={pages}>
      <div className="pt-8 pb-24 desk:pt-16">
        <Loaded of={profile} label="プロフィールを読みこみ中" skeleton={<PersonHeadSkeleton />}>
          {(me) => (me ? <Own me={me} follows={follows} hrefs={hrefs} /> : <Unregistered editHref={hrefs.edit} />)}
        </Loaded>
        <Section title="フォロー中" action={{ label: 'すべて見る', href: hrefs.follows }} isStacked>
          <Loaded of={follows} label="フォロー中のチャンネルを読みこみ中" skeleton={<FollowedJacketsSkeleton />}>
            {(channels) => <FollowedJackets channels={channels.slice(0, 5)} channelsHref={hrefs.channels} />}
          </Loaded>
        </Section>
        <Section title="投稿" action={{ label: 'すべて見る', href: hrefs.posts }} isStacked>
          <Loaded of={posts} label="投稿を読みこみ中" skeleton={<PostRowsSkeleton rows={2} />}>
            {(list) =>
              list.length > 0 ? (
                <div className="-mt-5 max-w-180">
                  <PostRows posts={list} now={now} />
                </div>
              ) : (
                <p className="text-quiet">
                  投稿はまだありません。チャンネルのタイムラインに書いたものが、ここに並びます。
                </p>
              )
            }
          </Loaded>
        </Section>
      </div>
    </Sidebar>
  )
}

/** The head's own line stands above it. */
const firstSection = 'mt-4! border-t-0!'

type OwnProps = { me: OwnProfile } & Pick<ProfileScreenProps, 'follows' | 'hrefs'>

function Own({ me, follows, hrefs }: OwnProps) {
  return (
    <>
      <PersonHead
        person={me}
        channels={follows.state === 'ready' ? follows.data : undefined}
        followsHref={hrefs.follows}
      >
        <Button href={hrefs.edit} variant="outline" size="small">
          プロフィールを編集する
        </Button>
        <TextLink href={hrefs.public} className="inline-flex min-h-11 items-center text-14">
          ほかのファンからの見え方
        </TextLink>
      </PersonHead>
      <Section
        title="あなただけに見える情報"
        lead="ほかのファンには表示されません。"
        isStacked
        className={firstSection}
      >
        <Answers answers={me.answers} />
      </Section>
    </>
  )
}

function Answers({ answers }: { answers: PrivateAnswers }) {
  const { lastName, firstName, birthday, gender, prefecture } = answers
  const facts = [
    { term: 'お名前', words: <bdi>{[lastName, firstName].filter(Boolean).join(' ') || '未回答'}</bdi> },
    { term: '生年月日', words: birthday.year ? birthdayText(birthday) : '未回答' },
    { term: '性別', words: choiceText(genderOptions, gender) },
    { term: '都道府県', words: choiceText(prefectureOptions, prefecture) },
  ]
  return <Facts facts={facts} />
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
