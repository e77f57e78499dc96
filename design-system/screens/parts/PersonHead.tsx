import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Avatar } from '../../components/Avatar.tsx'
import { Badge } from '../../components/Badge.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Penlight } from '../../components/Penlight.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { countParts, countText } from '../../text/countText.ts'
import { personName } from '../../text/personName.ts'
import type { Person } from '../person.types.ts'
import type { Channel } from '../programme.types.ts'

export interface PersonHeadProps {
  person: Person
  /** The followed channels whose colours are shown: the latest ones, as many as are loaded. */
  channels?: readonly Pick<Channel, 'id' | 'seed'>[] | undefined
  followsHref?: string | undefined
  /** The actions of the page, such as a follow button. */
  children?: ReactNode | undefined
}

/** The maximum number of characters shown of an overlong name. */
const maxNameLength = 60
/** The maximum number of penlights beside the name: more do not fit on a phone. */
const maxSticks = 8

const head = 'grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-5 gap-y-5 desk:gap-x-8'

const actions = 'col-span-2 flex flex-wrap items-center gap-x-6 gap-y-3 desk:col-span-1 desk:col-start-2'

/** The head of a profile: portrait, name, and a row of penlights, one in the colour of each followed channel. */
export function PersonHead({ person, channels = [], followsHref, children }: PersonHeadProps) {
  const { nickName, uniqueName, image, isOfficial = false } = person
  return (
    <div>
      <div className={head}>
        <div className={children ? 'desk:row-span-2' : ''}>
          <Avatar name={personName(nickName)} image={image} isOfficial={isOfficial} size={96} deskSize={176} />
        </div>
        <div className="min-w-0">
          <h1 className="heading line-clamp-4 text-32 desk:text-44">
            <bdi translate="no">{personName(nickName, maxNameLength)}</bdi>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-14 text-quiet">
            <bdi translate="no">@{uniqueName}</bdi>
            {isOfficial && <Badge kind="公式" className="text-ink" />}
          </p>
        </div>
        {children && <div className={actions}>{children}</div>}
      </div>
      <Lights channels={channels} follows={person.follows} href={followsHref} />
    </div>
  )
}

function Lights({
  channels,
  follows,
  href,
}: Pick<PersonHeadProps, 'channels'> & { follows?: number | undefined; href?: string | undefined }) {
  if (follows === undefined) return <div className="mt-8 border-b border-ink" />
  return (
    <div className="mt-8 flex items-end justify-between gap-x-6 border-b border-ink desk:mt-10">
      <span aria-hidden="true" className="flex min-w-0 items-end gap-x-2 overflow-hidden text-32 desk:gap-x-3">
        {channels?.slice(0, maxSticks).map(({ id, seed }) => (
          <ChannelTheme key={id} as="span" id={id} seed={seed} className="flex">
            <Penlight className="block origin-bottom motion-safe:animate-stand" />
          </ChannelTheme>
        ))}
        {follows === 0 && <Penlight state="off" className="block" />}
      </span>
      <Follows follows={follows} href={href} />
    </div>
  )
}

function Follows({ follows, href }: { follows: number; href?: string | undefined }) {
  const { figure, unit } = countParts(follows)
  const words = `${countText(follows)}チャンネルをフォロー中`
  const shown = <Figure value={figure} unit={[`${unit}チャンネルを`, 'フォロー中']} size={48} label={words} />
  if (!href) return <div className="shrink-0 pb-3">{shown}</div>
  return (
    <AppLink href={href} className="group block shrink-0 pb-3 underline-offset-4 hover:underline">
      {shown}
    </AppLink>
  )
}

/** The actions are known before the profile is loaded, so they are rendered at their final position. */
export function PersonHeadSkeleton({ children }: Pick<PersonHeadProps, 'children'>) {
  return (
    <div>
      <div className={head}>
        <div className={children ? 'desk:row-span-2' : ''}>
          <Skeleton shape="circle" className="size-24 desk:size-44" />
        </div>
        <div>
          <Skeleton shape="figure" className="w-56 max-w-full" />
          <Skeleton shape="line" className="mt-3 w-32" />
        </div>
        {children && <div className={actions}>{children}</div>}
      </div>
      <div className="mt-8 flex justify-end border-b border-ink pb-3 desk:mt-10">
        <Skeleton shape="figure" className="h-12.5 w-36" />
      </div>
    </div>
  )
}
