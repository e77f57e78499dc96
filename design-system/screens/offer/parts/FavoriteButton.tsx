import { Button } from '../../../components/Button.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import type { OfferItem } from '../offer.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface FavoriteButtonProps {
  item: OfferItem
  onFavor: (itemId: string) => void
  size?: 'medium' | 'small' | undefined
  isFullWidth?: boolean | undefined
}

/**
 * A penlight button, lit for a favourite. The caller applies a press optimistically, so the button has no pending state
 * (S010).
 */
export function FavoriteButton({ item: { id, name, isFavored }, onFavor, size, isFullWidth }: FavoriteButtonProps) {
  return (
    <Button
      variant="outline"
      size={size}
      isFullWidth={isFullWidth}
      aria-pressed={isFavored}
      aria-label={`${isolated(name)}をお気に入りにする`}
      icon={<Penlight state={isFavored ? 'on' : 'off'} />}
      onClick={() => onFavor(id)}
    >
      {isFavored ? 'お気に入り' : 'お気に入りにする'}
    </Button>
  )
}
