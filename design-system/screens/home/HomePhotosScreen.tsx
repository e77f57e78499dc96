import { Skeleton } from '../../components/Skeleton.tsx'
import { TabNav } from '../../components/TabNav.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import type { Paged } from '../../paged.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { BackgroundChoice, HomeWall, PhotoCandidate, WallChangeOutcome } from './home.types.ts'
import { BackgroundChoices } from './parts/BackgroundChoices.tsx'
import { PhotoCandidates } from './parts/PhotoCandidates.tsx'
import { WallEditor, type UnplacedPhoto, type WallActions } from './parts/WallEditor.tsx'

export interface HomePhotosScreenProps {
  wall: Loadable<HomeWall>
  /** The selected position on the wall, from 1. */
  position: number
  actions: WallActions
  held?: UnplacedPhoto | undefined
  /** The outcome of the last change. */
  news?: WallChangeOutcome | undefined
  /** Which list is shown below the wall. */
  show: 'photos' | 'background'
  /** The photos to choose from, the latest acquired first. */
  candidates: Paged<PhotoCandidate>
  /** Called when a photo is chosen: the caller puts it at the selected position, replacing the photo there. */
  onCandidate: (id: string) => void
  /** The backgrounds to choose from, in the operator's order. */
  backgrounds: Paged<BackgroundChoice>
  onBackground: (id: string) => void
  hrefs: { home: string; photos: string; background: string; channels: string }
}

/**
 * The page ホームを飾る, on which the member arranges the photos and the background of their home page (A§2, A§4, S056, W135,
 * W136, Q257, Q258).
 */
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
          value={wall}
          label="飾っている写真を読みこみ中"
          skeleton={<Skeleton shape="block" className="h-32 desk:h-80" />}
        >
          {(data) => <WallEditor {...props} wall={data} />}
        </Loaded>
        <div className="mt-10">
          <TabNav label="ホームに飾るもの" value={show} items={tabs} />
        </div>
        {show === 'photos' ? (
          <PhotoCandidates
            paged={candidates}
            position={position}
            onChoose={onCandidate}
            channelsHref={hrefs.channels}
          />
        ) : (
          <BackgroundChoices paged={backgrounds} onChoose={onBackground} />
        )}
        <p className="mt-14 border-t border-ink pt-6">
          <TextLink href={hrefs.home}>ホームで見る</TextLink>
        </p>
      </div>
    </div>
  )
}
