import { AppLink } from './AppLink.tsx'
import { stretchedLinkClasses } from './classes.ts'
import { Artwork } from './Artwork.tsx'
import { ChannelTheme } from './ChannelTheme.tsx'
import { DeviceTime } from './DeviceTime.tsx'
import { Penlight } from './Penlight.tsx'

export interface ProgrammeRowProps {
  /** Start time as 19:00, or the day as 1/31. */
  time: string
  image?: string | undefined
  /**
   * The channel's colour (推し色), used for the live penlights and the fallback picture. Default: the colour of
   * `channelId`.
   */
  seed?: string | undefined
  /** Id of the channel. Without it and `seed`, the row has the colour of the page. */
  channelId?: string | undefined
  /** Name of the channel. */
  channel: string
  /** The kind of the row as text: ライブ, ストーリー, プレミア, ガチャ … */
  kind: string
  title: string
  /** The status text: 放送中 (live), 本日公開 (plain), 残り5時間 (urgent). */
  state: { text: string; tone: 'live' | 'plain' | 'urgent' }
  href?: string | undefined
  /** The start time, ISO 8601, if it is in the future. A device outside Japan's time zone shows it in its zone too. */
  begins?: string | undefined
  className?: string | undefined
}

const ROW =
  'group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b border-hair py-4 desk:grid-cols-[minmax(6.5rem,max-content)_minmax(0,8rem)_minmax(8rem,1fr)_auto] desk:items-center desk:gap-x-6'

/**
 * One row of the programme: start time, picture (desktop only), channel and kind above the title, status at the right.
 */
export function ProgrammeRow({ seed, channelId, className = '', ...row }: ProgrammeRowProps) {
  if (!seed && channelId === undefined) {
    return (
      <li className={`${ROW} ${className}`}>
        <Cells {...row} />
      </li>
    )
  }
  return (
    <ChannelTheme as="li" seed={seed} id={channelId ?? row.channel} className={`${ROW} ${className}`}>
      <Cells {...row} />
    </ChannelTheme>
  )
}

function Cells({
  time,
  image,
  channel,
  kind,
  title,
  state,
  href,
  begins,
}: Omit<ProgrammeRowProps, 'seed' | 'channelId' | 'className'>) {
  return (
    <>
      <span className="min-w-14 text-20 font-bold whitespace-nowrap tabular-nums desk:figure-40">{time}</span>
      <span className="hidden desk:block">
        <Artwork src={image} alt="" ratio="16:9" id={title} />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap gap-x-3.5 text-14 text-quiet">
          <span translate="no">{channel}</span>
          <span>{kind}</span>
        </span>
        <RowTitle title={title} href={href} />
        <DeviceTime at={begins} />
      </span>
      <RowState state={state} />
    </>
  )
}

function RowTitle({ title, href }: { title: string; href?: string | undefined }) {
  const classNames = 'heading mt-0.5 block text-20'
  if (!href) return <span className={classNames}>{title}</span>
  return (
    <AppLink href={href} className={`${classNames} ${stretchedLinkClasses}`}>
      {title}
    </AppLink>
  )
}

function RowState({ state }: Pick<ProgrammeRowProps, 'state'>) {
  const tone = state.tone === 'urgent' ? 'text-danger' : 'text-ink'
  return (
    <span
      className={`col-start-2 mt-1 inline-flex items-center gap-1.5 text-14 font-bold desk:col-start-4 desk:mt-0 ${tone}`}
    >
      {state.tone === 'live' && <Penlight state="live" className="translate-y-[0.06em]" />}
      {state.text}
    </span>
  )
}
