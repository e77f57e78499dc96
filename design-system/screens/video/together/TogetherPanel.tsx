import type { ReactNode } from 'react'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { PenlightRow, type PenlightRowProps } from './parts/PenlightRow.tsx'
import { togetherProblems, togetherTitle, viewersText } from './together.rules.ts'
import type { TogetherState } from './together.types.ts'

export interface TogetherPanelProps {
  state: TogetherState
  /** When all begin to watch, ISO 8601; empty if the link has no usable time. */
  startTime: string
  /** The number of viewers who watch or wait, including the user; absent while unknown. */
  viewerCount?: number | undefined
  /** The penlights of all viewers; absent without a connection that relays them. */
  penlights?: PenlightRowProps | undefined
  /** The button that puts the start into the user's calendar. */
  calendar?: ReactNode | undefined
  /** The URL of the video without the time. */
  aloneHref: string
}

/**
 * The panel below the player on a page that was opened by a link to watch together (Q531): the start time, the number
 * of viewers and their penlights, and the link to watch alone.
 */
export function TogetherPanel(props: TogetherPanelProps) {
  const { state, startTime, viewerCount, penlights, calendar, aloneHref } = props
  const isRunning = state === 'before' || state === 'on'
  return (
    <section aria-label="一緒に見る" className="grid gap-y-3 px-4 py-4 desk:px-0">
      <div>
        <output className="block text-16 font-bold">{togetherTitle(state, startTime)}</output>
        <Explanation state={state} startTime={startTime} />
        {isRunning && viewerCount !== undefined && <p className="text-14">{viewersText(state, viewerCount)}</p>}
      </div>
      {isRunning && penlights && <PenlightRow {...penlights} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {state === 'before' && calendar}
        <TextLink href={aloneHref} className="text-14">
          {state === 'before' ? 'いま、ひとりで見る' : 'ひとりで見る'}
        </TextLink>
      </div>
    </section>
  )
}

function Explanation({ state, startTime }: Pick<TogetherPanelProps, 'state' | 'startTime'>) {
  switch (state) {
    case 'before':
      return (
        <>
          <p className="text-14 text-quiet">
            {dateTimeText(startTime)}
            （日本時間）に、みんなの再生がはじまります。あとから来ても、同じ場面から見られます。
          </p>
          <DeviceTime at={startTime} />
        </>
      )
    case 'on':
      return (
        <p className="text-14 text-quiet">
          {dateTimeText(startTime)}（日本時間）から、みんなが同じ場面を見ています。一時停止は、あなただけに効きます。
        </p>
      )
    case 'over':
      return <p className="text-14 text-quiet">動画は、好きなときに、好きなところから見られます。</p>
    default:
      return <p className="text-14 text-quiet">{togetherProblems[state]}</p>
  }
}
