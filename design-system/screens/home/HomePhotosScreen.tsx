import { Skeleton } from '../../components/Skeleton.tsx'
import { TabNav } from '../../components/TabNav.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import type { Paged } from '../../paged.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { BackgroundChoice, HomeWall, PhotoCandidate, WallNews } from './home.types.ts'
import { Backgrounds } from './parts/Backgrounds.tsx'
import { Candidates } from './parts/Candidates.tsx'
import { WallEditor, type WallActions } from './parts/WallEditor.tsx'

export interface HomePhotosScreenProps extends WallActions {
  wall: Loadable<HomeWall>
  /** The place that is chosen: 1 … */
  position: number
  /** A photo from elsewhere that waits for its place; its name where it is known. */
  held?: { name?: string }
  onDropHeld: () => void
  /** What the last change came to. */
  news?: WallNews
  /** What can be chosen below the wall. */
  show: 'photos' | 'background'
  /** The latest acquired first. */
  candidates: Paged<PhotoCandidate>
  /** Chooses a photo for the place; one that hangs there is taken down. */
  onCandidate: (id: string) => void
  /** In the order of the house. */
  backgrounds: Paged<BackgroundChoice>
  onBackground: (id: string) => void
  hrefs: { home: string; photos: string; background: string; channels: string }
}

/** ホームを飾る: which photos hang at home, where, and what is behind them (A§2, A§4, S056, W135, W136, Q257, Q258). */
export function HomePhotosScreen(props: HomePhotosScreenProps) {
  const { wall, show, candidates, onCandidate, backgrounds, onBackground, position, hrefs } = props
  const tabs = [
    { value: 'photos', label: '写真', href: hrefs.photos },
    { value: 'background', label: '背景', href: hrefs.background },
  ]
  return (
    <div className="pb-24">
      <PageHead title="ホームを飾る" lead="えらぶと、すぐホームに飾られます。いつでも変えられます。" />
      <div className="page mt-6">
        <Loaded
          of={wall}
          label="飾っている写真を読みこみ中"
          skeleton={<Skeleton shape="block" className="h-32! desk:h-80!" />}
        >
          {(data) => <WallEditor {...props} wall={data} />}
        </Loaded>
        <div className="mt-10">
          <TabNav label="ホームに飾るもの" value={show} items={tabs} />
        </div>
        {show === 'photos' ? (
          <Candidates of={candidates} position={position} onChoose={onCandidate} channelsHref={hrefs.channels} />
        ) : (
          <Backgrounds of={backgrounds} onChoose={onBackground} />
        )}
        <p className="mt-14 border-t border-ink pt-6">
          <TextLink href={hrefs.home}>ホームで見る</TextLink>
        </p>
      </div>
    </div>
  )
}
