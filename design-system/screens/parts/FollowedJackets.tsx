import { EmptyState } from '../../components/EmptyState.tsx'
import { Jacket } from '../../components/Jacket.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { followersObiText } from '../followersObiText.ts'
import type { Channel } from '../programme.types.ts'
import { RowsSkeleton } from './RowsSkeleton.tsx'

export interface FollowedJacketsProps {
  channels: readonly Channel[]
  /** The ids of channels on air, which their obi (vertical title band) shows. */
  onAir?: ReadonlySet<string> | undefined
  channelsHref: string
}

/** The layout of the row of jackets: scrolls horizontally on a phone and wraps into columns on a desktop. */
const row =
  '-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 desk:mx-0 desk:grid desk:grid-cols-5 desk:gap-x-4 desk:gap-y-8 desk:overflow-visible desk:px-0'
const cell = 'w-37 shrink-0 snap-start desk:w-auto'

/** The followed channels of a member, as jackets. */
export function FollowedJackets({ channels, onAir, channelsHref }: FollowedJacketsProps) {
  if (channels.length === 0) {
    return (
      <EmptyState
        title="フォロー中のチャンネルはまだありません"
        description="気になる一枚を選ぶと、ここに並びます。"
        action={{ label: 'チャンネルをさがす', href: channelsHref }}
      />
    )
  }
  return (
    <ul className={row}>
      {channels.map(({ id, name, href, image, seed, followers }) => (
        <li key={id} className={cell}>
          <Jacket
            id={id}
            title={name}
            isName
            alt=""
            href={href}
            image={image}
            seed={seed}
            foot={onAir?.has(id) ? ['放送中'] : followersObiText(followers)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The skeleton of five followed channels. */
export function FollowedJacketsSkeleton() {
  return (
    <RowsSkeleton rows={5} className={row} row={cell}>
      <Skeleton shape="jacket" />
    </RowsSkeleton>
  )
}
