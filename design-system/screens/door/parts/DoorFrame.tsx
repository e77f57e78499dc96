import type { ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import type { Loadable } from '../../../loadable.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { MembersOnly } from '../../parts/MembersOnly.tsx'
import type { Viewer } from '../../programme.types.ts'
import { NotFoundScreen } from '../../system/NotFoundScreen.tsx'
import { DoorSkeleton } from '../DoorLoading.tsx'
import type { HiddenDoor, StaffedDoor } from '../door.types.ts'

export interface DoorFrameProps {
  viewer: Viewer
  /** The door, or why it is not shown. */
  door: Loadable<StaffedDoor | HiddenDoor>
  hrefs: { login: string; signUp: string; top: string }
  children: (door: StaffedDoor) => ReactNode
}

const title = '入口の受付'

/** The page of a door. Users who do not work there see neither its performance nor its guests. */
export function DoorFrame({ viewer, door, hrefs, children }: DoorFrameProps) {
  if (viewer === 'guest') {
    return <MembersOnly title={title} sentence="ログインすると、担当する入口が開きます" hrefs={hrefs} />
  }
  return (
    <Loaded value={door} label="入口の受付を読みこみ中" isFullBleed holdsHeading skeleton={<DoorSkeleton />}>
      {(shown) => {
        if (shown === 'missing') return <NotFoundScreen topHref={hrefs.top} />
        if (shown === 'notStaff')
          return (
            <Refusal heading="この入口の担当ではありません" topHref={hrefs.top}>
              担当の方だけがひらけます。心あたりがあるときは、別のアカウントでログインしていないか、お確かめください。
            </Refusal>
          )
        if (shown === 'closed')
          return (
            <Refusal heading="受付は終わりました" topHref={hrefs.top}>
              公演が終わって時間がたったため、券の一覧はこの端末から消しました。
            </Refusal>
          )
        return children(shown)
      }}
    </Loaded>
  )
}

function Refusal({ heading, topHref, children }: { heading: string; topHref: string; children: ReactNode }) {
  return (
    <div className="page pt-10 pb-24 desk:pt-14">
      <h1 className="heading text-32 desk:text-44">
        <TitleText>{title}</TitleText>
      </h1>
      <p className="heading mt-8 text-20">{heading}</p>
      <p className="mt-2 max-w-160 text-quiet">{children}</p>
      <Button href={topHref} className="mt-8">
        ホームへ
      </Button>
    </div>
  )
}
