import { useLayoutEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { FailedState } from '../../../components/FailedState.tsx'
import { ModeArea } from '../../../components/ModeArea.tsx'
import { classes } from '../../../components/classes.ts'
import { BigPlayButton } from './parts/BigPlayButton.tsx'
import { ControlBar } from './parts/ControlBar.tsx'
import { YouTubeConsent } from './parts/YouTubeConsent.tsx'
import { VideoSettingsPanel } from './parts/VideoSettingsPanel.tsx'
import { SkipButtons } from './parts/SkipButtons.tsx'
import { TapLayer } from './parts/TapLayer.tsx'
import { WaitingRoom } from './parts/WaitingRoom.tsx'
import { WaitingIndicator } from './parts/WaitingIndicator.tsx'
import { coverPictureClasses } from './parts/controlClasses.ts'
import { canSeek, spokenPlaybackTime } from './player.rules.ts'
import { keyEffectOf, focusKindOf } from './playerKeys.rules.ts'
import type { CaptionLook, VideoCommand, PlayerView } from './player.types.ts'
import { isolated } from '../../../text/isolated.ts'
import { PressButton } from '../../../components/parts/PressButton.tsx'

export interface VideoPlayerProps {
  /** The title of the video: the accessible name of the player. */
  title: string
  /** The video's id. It selects the generated artwork where there is no poster. */
  videoId: string
  /** URL of the picture shown before the video. */
  poster?: string | undefined
  view: PlayerView
  /** The server time, ISO 8601, for the waiting room. */
  now: string
  onCommand: (command: VideoCommand) => void
  /** The `<video>` or YouTube's frame, provided by the app; the player's controls are an overlay. */
  surface: ReactNode
  /** The player's root element, for full screen. */
  ref?: Ref<HTMLElement> | undefined
}

/**
 * The player of videos, premieres, live broadcasts and videos watched together (W086, W087): Japanese controls as an
 * overlay, for touch, mouse and keys. It receives state and reports commands; it loads nothing and does not know the
 * stream.
 */
export function VideoPlayer({ title, videoId, poster, view, now, onCommand, surface, ref }: VideoPlayerProps) {
  const [said, setSaid] = useState('')
  const focused = useRef<HTMLElement>(undefined)
  const { stage } = view
  const isVideo = stage.is === 'video'
  // Whether the video is loading. Controls are rendered afterwards, because they would delay the first paint of the
  // poster.
  const isLoading = isVideo && stage.playback === 'loading'
  // Focuses the player when the focused button is unmounted with its step (the poster), so that the keys still work.
  useLayoutEffect(() => {
    const frame = focused.current
    if (frame && !frame.contains(frame.ownerDocument.activeElement)) frame.focus({ preventScroll: true })
  }, [stage.is])
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented) return
    const effect = keyEffectOf(view, { ...pressedOf(event), on: focusKindOf(event.target as HTMLInputElement) })
    if (!effect) return
    event.preventDefault()
    onCommand(effect.command)
    setSaid(effect.said)
  }
  return (
    <ModeArea mode="stage">
      {/* This handler gets the keys of all elements inside the player; each control has its own name and keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={ref}
        aria-label={`動画プレイヤー ${isolated(title)}`}
        data-part="player"
        className={classes(
          'group/player relative isolate grid aspect-16/9 w-full overflow-clip bg-sunk',
          // The player is at least as tall as all its controls. Texts before the video make it as tall as they need.
          isVideo && 'min-h-52',
          isVideo && view.isIdle && 'cursor-none',
        )}
        onKeyDown={press}
        onPointerMove={() => onCommand({ do: 'awake' })}
        tabIndex={-1}
        onFocus={({ currentTarget }) => {
          focused.current = currentTarget
          onCommand({ do: 'awake' })
        }}
        onBlur={() => (focused.current = undefined)}
      >
        <div
          className={classes(
            coverPictureClasses,
            'grid min-h-0 min-w-0',
            isVideo && !isLoading && (view.isIdle ? captionsAboveFocusedBar : captionsAboveBar),
            captionSizeClasses[view.captionLook?.size ?? 'usual'],
            captionBackgroundClasses[view.captionLook?.background ?? 'usual'],
          )}
        >
          {surface}
        </div>
        {(!isVideo || isLoading) && stage.is !== 'frame' && (
          // The poster, which the first frame of the video covers.
          <Artwork src={poster} alt="" ratio="fill" id={videoId} isPriority className={isLoading ? '-z-10' : ''} />
        )}
        <Stage stage={stage} view={view} title={title} now={now} onCommand={onCommand} onSaid={setSaid} />
        {isVideo && !isLoading && <Controls view={view} onCommand={onCommand} onSaid={setSaid} />}
        <output className="sr-only">{said}</output>
      </section>
    </ModeArea>
  )
}

/**
 * The classes that move captions above the control bar while it is shown, because the browser writes them at the bottom
 * of the picture. The bar is at most 96 px high, or higher where large text wraps.
 */
const captionsAboveBar = '[&_video::-webkit-media-text-track-container]:[translate:0_calc(-1*max(96px,4.5rem))]'
/** The same classes as in `captionsAboveBar`, for a bar that keyboard focus shows. */
const captionsAboveFocusedBar =
  'group-has-focus-visible/player:[&_video::-webkit-media-text-track-container]:[translate:0_calc(-1*max(96px,4.5rem))]'

/** The classes for the size of captions, as a share of the browser's own size, which grows with the picture. */
const captionSizeClasses: Record<CaptionLook['size'], string> = {
  usual: '',
  large: '[&_video::cue]:text-[150%]',
  larger: '[&_video::cue]:text-[200%]',
}
/** The classes for what is behind the letters of captions. Without a background, they have an outline. */
const captionBackgroundClasses: Record<CaptionLook['background'], string> = {
  usual: '',
  opaque: '[&_video::cue]:bg-sunk',
  none: '[&_video::cue]:bg-transparent [&_video::cue]:[text-shadow:0_0_0.1em_var(--sunk),0_0_0.2em_var(--sunk),0_0_0.4em_var(--sunk)]',
}

/** The part of a key event that the rules need. */
const pressedOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey })

interface StageProps extends Pick<VideoPlayerProps, 'view' | 'title' | 'now' | 'onCommand'> {
  stage: PlayerView['stage']
  onSaid: (said: string) => void
}

/** The content over the picture while no video is loaded. */
function Stage(props: StageProps) {
  const content = contentOf(props)
  return content && <div className={classes(coverPictureClasses, 'relative z-10 grid')}>{content}</div>
}

function contentOf({ stage, view, title, now, onCommand, onSaid }: StageProps): ReactNode {
  const play = () => {
    onCommand({ do: 'play' })
    onSaid('再生します')
  }
  const named = `「${isolated(title)}」を再生`
  switch (stage.is) {
    case 'poster':
      return (
        <BigPlayButton
          label={named}
          note={stage.why === 'dataSaver' ? dataSaverNote : resumeNote(view)}
          onPlay={play}
        />
      )
    case 'blocked':
      return <BigPlayButton label={named} note="押すと、音つきではじまります。" onPlay={play} />
    case 'room':
      return <WaitingRoom kind={view.kind} startTime={stage.startTime} now={now} />
    case 'consent':
      return <YouTubeConsent onOpen={() => onCommand({ do: 'openFrame' })} />
    case 'failed':
      return (
        <div className="grid place-content-center bg-paper p-4 desk:p-8">
          <FailedState
            failure={stage.failure}
            onRetry={() => onCommand({ do: 'retry' })}
            retryLabel="もう一度再生する"
          />
        </div>
      )
    case 'video':
      return stage.playback === 'loading' ? (
        // The indicator appears after 300 ms, so that a fast load shows no waiting state.
        <span className="place-self-center [animation:fade_1ms_300ms_both]">
          <WaitingIndicator />
        </span>
      ) : null
    default:
      return null
  }
}

const dataSaverNote = 'データセーバーがオンなので、押すまで読みこみません。'
const resumeNote = ({ resumedAt }: PlayerView) =>
  resumedAt === undefined ? undefined : `${spokenPlaybackTime(resumedAt)}のところから再生します`

interface ControlsProps extends Pick<VideoPlayerProps, 'view' | 'onCommand'> {
  onSaid: (said: string) => void
}

function Controls({ view, onCommand, onSaid }: ControlsProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    bar.current?.querySelector<HTMLButtonElement>('[aria-expanded]')?.focus()
  }
  // Whether the controls are hidden: never while they have the focus or a panel is open.
  const areControlsHidden = view.isIdle && !isOpen
  return (
    <>
      <TapLayer view={view} onCommand={onCommand} onSaid={onSaid} />
      <div
        className={classes(coverPictureClasses, 'pointer-events-none grid', fade, areControlsHidden && hiddenControls)}
      >
        <SkipButtons view={view} onCommand={onCommand} onSaid={onSaid} />
        <Resumed view={view} onCommand={onCommand} />
        <Behind view={view} onCommand={onCommand} />
        <div ref={bar} className="pointer-events-none col-start-1 row-start-1 flex flex-col justify-end">
          <div className="pointer-events-auto bg-linear-to-t from-sunk via-sunk/85 to-transparent pt-8">
            <ControlBar
              view={view}
              onCommand={onCommand}
              areSettingsOpen={isOpen}
              onSettings={() => (isOpen ? close() : setOpen(true))}
              panelId={panelId}
            />
          </div>
        </div>
      </div>
      {isOpen && <VideoSettingsPanel id={panelId} view={view} onCommand={onCommand} onClose={close} />}
    </>
  )
}

const fade = 'motion-safe:transition-opacity motion-safe:duration-tab'
/** The classes of hidden controls: they ignore pointers, and keyboard focus shows them. */
const hiddenControls =
  'group-not-has-focus-visible/player:opacity-0 group-not-has-focus-visible/player:**:pointer-events-none!'

const noteClasses =
  'pointer-events-auto col-start-1 row-start-1 m-1 flex flex-wrap items-center gap-x-3 self-start justify-self-start rounded-control desk:m-4 bg-raised pl-3 text-14'

/** How far the user is behind the other viewers after pausing, with a button to return to them. */
function Behind({ view, onCommand }: Pick<ControlsProps, 'view' | 'onCommand'>) {
  if (view.behind === undefined) return null
  return (
    <p className={noteClasses}>
      {view.behind > 0 && `みんなより${spokenPlaybackTime(view.behind)}うしろ`}
      <PressButton
        className="min-h-11 px-3 font-bold underline underline-offset-4"
        onClick={() => onCommand({ do: 'toLive' })}
      >
        みんなの位置へもどる
      </PressButton>
    </p>
  )
}

/** A message that the video continued at the saved position, with a button to start from the beginning. */
function Resumed({ view, onCommand }: Pick<ControlsProps, 'view' | 'onCommand'>) {
  if (view.resumedAt === undefined || !canSeek(view)) return null
  return (
    <p className={noteClasses}>
      {spokenPlaybackTime(view.resumedAt)}から再生
      <PressButton
        className="min-h-11 px-3 font-bold underline underline-offset-4"
        onClick={() => onCommand({ do: 'fromStart' })}
      >
        はじめから
      </PressButton>
    </p>
  )
}
