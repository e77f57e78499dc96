import { Artwork } from '../../components/Artwork.tsx'
import { Figure } from '../../components/Figure.tsx'
import { coinFigure } from '../../text/coinText.ts'
import { countText } from '../../text/countText.ts'
import { isCoinAsset, type Asset } from '../asset.types.ts'

export interface AssetPictureProps {
  asset: Asset
  /** The size of the picture; `small` is at most 80 px wide. */
  size?: 'medium' | 'small' | undefined
  className?: string | undefined
}

/** The picture of a granted item. Coins and points have none and are shown as a figure. */
export function AssetPicture({ asset, size = 'medium', className = '' }: AssetPictureProps) {
  if (!isCoinAsset(asset) && asset.kind !== 'VOTE_POINT') {
    return <Artwork src={asset.image} alt="" ratio="3:4" id={asset.name} className={className} />
  }
  const value = isCoinAsset(asset) ? coinFigure(asset.amount) : countText(asset.amount)
  const isLong = value.length > 3 || size === 'small'
  return (
    <div aria-hidden="true" className={`relative aspect-3/4 border border-ink bg-raised ${className}`}>
      <span className="absolute inset-0 flex flex-col items-center justify-center overflow-hidden">
        <Figure value={value} size={isLong ? 24 : 40} />
        <span className="mt-1.5 text-12 font-bold">{isCoinAsset(asset) ? 'コイン' : 'ポイント'}</span>
      </span>
    </div>
  )
}
