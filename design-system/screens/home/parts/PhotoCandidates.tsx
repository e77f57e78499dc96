import { Artwork } from '../../../components/Artwork.tsx'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Rarity } from '../../../components/Rarity.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Paged } from '../../../paged.ts'
import { clampText } from '../../../text/graphemes.ts'
import { PagedList } from '../../parts/PagedList.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { PhotoCandidate } from '../home.types.ts'

export interface PhotoCandidatesProps {
  paged: Paged<PhotoCandidate>
  /** The position on the wall that a chosen photo goes to. */
  position: number
  onChoose: (id: string) => void
  channelsHref: string
}

const grid = 'mt-6 grid grid-cols-3 gap-x-3 gap-y-6 desk:grid-cols-6 desk:gap-x-4 desk:gap-y-8'

/** The member's photos for the selected position, latest first. */
export function PhotoCandidates({ paged, position, onChoose, channelsHref }: PhotoCandidatesProps) {
  return (
    <PagedList
      paged={paged}
      label="飾れる写真を読みこみ中"
      skeleton={
        <RowsSkeleton rows={6} className={grid}>
          <Skeleton shape="block" className="aspect-3/4" />
        </RowsSkeleton>
      }
      empty={
        <EmptyState
          className="mt-8"
          title="飾れる写真はまだありません"
          description="ガチャで手に入れた写真を、ここからホームに飾れます。"
          action={{ label: 'チャンネルをさがす', href: channelsHref }}
        />
      }
    >
      {(photos) => (
        <ul className={grid}>
          {photos.map((photo) => (
            <Candidate key={photo.id} photo={photo} isHere={photo.position === position} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

interface CandidateProps {
  photo: PhotoCandidate
  isHere: boolean
  onChoose: (id: string) => void
}

function Candidate({ photo: { id, name, image, rarity, channel, position }, isHere, onChoose }: CandidateProps) {
  return (
    <ChannelTheme as="li" id={channel.id} seed={channel.seed} className="min-w-0">
      <button
        type="button"
        aria-pressed={isHere}
        onClick={() => onChoose(id)}
        className="block w-full scroll-mt-48 text-left desk:scroll-mt-8"
      >
        <Artwork src={image} alt="" ratio="3:4" id={id} />
        <span className="mt-2 flex min-h-5 flex-wrap items-center justify-between gap-x-2 text-12">
          {rarity && <Rarity rarity={rarity} />}
          {position !== undefined && <span className="font-bold">{position}番めに飾り中</span>}
        </span>
        <span className="line-clamp-2 text-14 font-bold wrap-anywhere">{clampText(name, 40)}</span>
        <span translate="no" className="line-clamp-1 text-12 text-quiet wrap-anywhere">
          {clampText(channel.name, 40)}
        </span>
      </button>
    </ChannelTheme>
  )
}
