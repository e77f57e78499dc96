import type { ReactNode } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { ChannelTheme } from '../../../../components/ChannelTheme.tsx'
import { Skeleton } from '../../../../components/Skeleton.tsx'
import { TitleText } from '../../../../components/TitleText.tsx'
import type { Loadable } from '../../../../loadable.ts'
import { Loaded } from '../../../parts/Loaded.tsx'
import { MembersOnly } from '../../../parts/MembersOnly.tsx'
import type { Viewer } from '../../../programme.types.ts'
import { NotFoundScreen } from '../../../system/NotFoundScreen.tsx'
import type { StaffPageData } from '../streamer.types.ts'

/** The links for users without access: log-in and sign-up for a guest, `top` for others. */
export interface StaffHrefs {
  login: string
  signUp: string
  top: string
}

interface ShownTalk {
  talk: { channel: { id: string; seed?: string | undefined } }
}

export interface StaffFrameProps<T extends ShownTalk> {
  viewer: Viewer
  /** The page's title, as shown to a guest. */
  title: string
  page: Loadable<StaffPageData<T>>
  hrefs: StaffHrefs
  children: (shown: T) => ReactNode
}

/**
 * The layout shared by the staff pages of a live talk. Users without access see neither the talk's name nor its
 * guests (X11, S140).
 */
export function StaffFrame<T extends ShownTalk>({ viewer, title, page, hrefs, children }: StaffFrameProps<T>) {
  if (viewer === 'guest') {
    return <MembersOnly title={title} sentence="ログインすると、担当するライブトークが開きます" hrefs={hrefs} />
  }
  return (
    <Loaded value={page} isFullBleed holdsHeading label={`${title}を読みこみ中`} skeleton={<LinesSkeleton />}>
      {(led) => {
        if (led === 'missing') return <NotFoundScreen topHref={hrefs.top} />
        if (led === 'notStaff') return <NotStaff title={title} topHref={hrefs.top} />
        const { channel } = led.talk
        return (
          <ChannelTheme id={channel.id} seed={channel.seed} className="relative isolate">
            {children(led)}
          </ChannelTheme>
        )
      }}
    </Loaded>
  )
}

function NotStaff({ title, topHref }: { title: string; topHref: string }) {
  return (
    <div className="page pt-10 pb-24 desk:pt-14">
      <h1 className="heading text-32 desk:text-44">
        <TitleText>{title}</TitleText>
      </h1>
      <p className="heading mt-8 text-20">このライブトークの担当ではありません</p>
      <p className="mt-2 max-w-160 text-quiet">
        配信者と担当の方だけがひらけます。心あたりがあるときは、別のアカウントでログインしていないか、お確かめください。
      </p>
      <Button href={topHref} className="mt-8">
        ホームへ
      </Button>
    </div>
  )
}

function LinesSkeleton() {
  return (
    <div className="page grid gap-4 pt-10 pb-24 desk:pt-14">
      <Skeleton shape="figure" className="h-10 w-2/3" />
      <Skeleton shape="line" className="mt-6 h-5 w-full" />
      <Skeleton shape="line" className="h-5 w-11/12" />
      <Skeleton shape="line" className="h-5 w-3/4" />
    </div>
  )
}
