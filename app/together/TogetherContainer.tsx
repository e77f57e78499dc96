import type { PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import { TogetherOverlay } from '@tsudoi/design-system/screens/video/together/TogetherOverlay'
import { TogetherPanel } from '@tsudoi/design-system/screens/video/together/TogetherPanel'
import type { PenlightColour, TogetherState } from '@tsudoi/design-system/screens/video/together/together.types'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { LazyCalendarButton } from '../calendar/LazyCalendarButton.ts'
import type { PenlightColor } from '../realtime/topicPort.ts'
import type { TogetherLink } from './togetherAddress.ts'
import { withoutTogether } from './togetherAddress.ts'
import { useTogetherRoom } from './useTogetherRoom.ts'

/** Props of `TogetherContainer`. */
export interface TogetherHostProps {
  link: TogetherLink
  video: { id: string; title: string; seconds: number | undefined }
  /** Whether viewers of the video can be at one position. */
  isSupported: boolean
  /** The state of the player, which follows the server's clock. */
  view: Pick<PlayerView, 'stage' | 'kind' | 'isFullScreen' | 'isIdle'>
}

/**
 * The state of the joint viewing, from the state of the player: a waiting room before the start, an ordinary film after
 * the end.
 */
function stateOf({ link, isSupported, view }: TogetherHostProps): TogetherState {
  if (!isSupported) return 'unsupported'
  if (link.is !== 'at') return link.is
  if (view.stage.is === 'room') return 'before'
  return view.kind === 'together' ? 'on' : 'over'
}

const colourOf = (color: PenlightColor) => color.toLowerCase() as PenlightColour
const colorOf = (colour: PenlightColour) => colour.toUpperCase() as PenlightColor

/** The player while it is in full screen, which covers what is below it. Some phones show only the film itself. */
const fullScreenFrame = ({ isFullScreen }: TogetherHostProps['view']) => isFullScreen && document.fullscreenElement

/**
 * The panel below the player of a film that was opened by a link to watch together; in full screen, what is shown over
 * the film.
 */
export function TogetherContainer(props: TogetherHostProps) {
  const { link, video, view } = props
  const { pathname, search } = useLocation()
  const state = stateOf(props)
  const startTime = link.is === 'at' ? link.startAt : ''
  const room = useTogetherRoom(video.id, startTime, state === 'before' || state === 'on')
  const waves = room.waves.map(({ id, color }) => ({ id, colour: colourOf(color) }))
  const frame = state === 'on' && fullScreenFrame(view)
  return (
    <>
      {frame &&
        createPortal(<TogetherOverlay viewerCount={view.isIdle ? undefined : room.viewerCount} waves={waves} />, frame)}
      <TogetherPanel
        state={state}
        startTime={startTime}
        viewerCount={room.viewerCount}
        penlights={
          room.hasPenlights
            ? { waves, onWave: (colour) => room.onWave(colorOf(colour)), hasFailed: room.hasFailed }
            : undefined
        }
        calendar={
          <LazyCalendarButton subject={{ kind: 'together', ...video, start: startTime, href: pathname + search }} />
        }
        aloneHref={withoutTogether(pathname, search)}
      />
    </>
  )
}
