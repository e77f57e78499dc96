import { Artwork } from '../../../components/Artwork.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Paged } from '../../../paged.ts'
import { clampText } from '../../../text/graphemes.ts'
import { PagedList } from '../../parts/PagedList.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { BackgroundChoice } from '../home.types.ts'

export interface BackgroundChoicesProps {
  paged: Paged<BackgroundChoice>
  onChoose: (id: string) => void
}

const grid = 'mt-6 grid grid-cols-2 gap-x-3 gap-y-6 desk:grid-cols-3 desk:gap-x-4 desk:gap-y-8'

/** The list of backgrounds in the operator's order; one press selects an unlocked one (W136). */
export function BackgroundChoices({ paged, onChoose }: BackgroundChoicesProps) {
  return (
    <PagedList
      paged={paged}
      label="背景を読みこみ中"
      skeleton={
        <RowsSkeleton rows={6} className={grid}>
          <Skeleton shape="block" className="aspect-16/9" />
        </RowsSkeleton>
      }
      empty={<EmptyState className="mt-8" title="えらべる背景はまだありません" />}
    >
      {(backgrounds) => (
        <ul className={grid}>
          {backgrounds.map((background) => (
            <li key={background.id} className="min-w-0">
              <Background background={background} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Background({ background, onChoose }: { background: BackgroundChoice; onChoose: (id: string) => void }) {
  const { id, status } = background
  if (status === 'locked' || status === 'unknown') return <Face background={background} />
  return (
    <button
      type="button"
      aria-pressed={status === 'chosen'}
      onClick={() => onChoose(id)}
      className="block w-full scroll-mt-48 text-left desk:scroll-mt-8"
    >
      <Face background={background} />
    </button>
  )
}

function Face({ background }: { background: BackgroundChoice }) {
  const { id, name, image, seed, channelName, status } = background
  const isOpen = status === 'owned' || status === 'chosen'
  return (
    <>
      <Artwork src={image} alt="" ratio="16:9" id={id} seed={seed} className={isOpen ? '' : 'opacity-50'} />
      <span className="mt-2 flex min-h-5 flex-wrap items-center gap-x-2 text-12">
        {status === 'chosen' && <Badge kind="えらんでいる背景" hasPenlight />}
        {!isOpen && <span className="font-bold">{lockText(background)}</span>}
      </span>
      <span className="line-clamp-2 text-14 font-bold wrap-anywhere">{clampText(name, 40)}</span>
      {channelName && (
        <span className="line-clamp-1 text-12 text-quiet wrap-anywhere">{clampText(channelName, 40)}</span>
      )}
    </>
  )
}

/** The text of a locked background: how many photos unlock it, where the server says so. */
function lockText({ missing }: BackgroundChoice): string {
  return missing ? `このチャンネルの写真あと${missing}種で開きます` : 'まだ開いていません'
}
