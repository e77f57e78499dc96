import { Captions, Maximize, Minimize, Pause, Play, RotateCcw, Settings } from 'lucide-react'
import { canSeek, isPlaying, playbackTimeText, preferredCaption } from '../player.rules.ts'
import { shortcutsOf } from '../playerKeys.rules.ts'
import type { VideoCommand, PlayerView } from '../player.types.ts'
import { ControlButton } from './ControlButton.tsx'
import { LiveButton } from './LiveButton.tsx'
import { SeekBar } from './SeekBar.tsx'
import { VolumeControl } from './VolumeControl.tsx'

export interface ControlBarProps {
  view: PlayerView
  onCommand: (command: VideoCommand) => void
  areSettingsOpen: boolean
  onSettings: () => void
  /** The id of the settings panel. */
  panelId: string
}

/** The controls at the bottom of the picture. */
export function ControlBar({ view, onCommand, areSettingsOpen, onSettings, panelId }: ControlBarProps) {
  return (
    <div className="px-2 desk:px-4">
      {canSeek(view) && (
        <div className="px-2">
          <SeekBar view={view} onSeek={(to) => onCommand({ do: 'seek', to })} />
        </div>
      )}
      <div className="@container flex items-center pb-1">
        <PlayButton view={view} onCommand={onCommand} />
        <VolumeControl view={view} onCommand={onCommand} />
        <Time view={view} onCommand={onCommand} />
        <span className="grow" />
        {view.captions.length > 0 && <CaptionButton view={view} onCommand={onCommand} />}
        <ControlButton label="設定" aria-expanded={areSettingsOpen} aria-controls={panelId} onClick={onSettings}>
          <Settings aria-hidden="true" className="size-5" />
        </ControlButton>
        {view.features.hasFullScreen && <FullScreenButton view={view} onCommand={onCommand} />}
      </div>
    </div>
  )
}

type PartProps = Pick<ControlBarProps, 'view' | 'onCommand'>

function PlayButton({ view, onCommand }: PartProps) {
  const plays = isPlaying(view)
  const isOver = view.stage.is === 'video' && view.stage.playback === 'ended'
  const Icon = plays ? Pause : isOver ? RotateCcw : Play
  return (
    <ControlButton
      label={plays ? '一時停止' : isOver ? 'もう一度再生' : '再生'}
      keys={shortcutsOf(view, 'play')}
      onClick={() => onCommand({ do: plays ? 'pause' : 'play' })}
    >
      <Icon aria-hidden="true" className={isOver ? 'size-6' : 'size-6 fill-current'} />
    </ControlButton>
  )
}

/** The position and the duration. The duration is hidden where large text leaves no space for both. */
function Time({ view, onCommand }: PartProps) {
  const { kind, place, span } = view
  if (kind === 'live') return <LiveButton view={view} onLive={() => onCommand({ do: 'toLive' })} />
  return (
    <p className="min-w-0 px-2 text-14 tabular-nums @max-[23rem]:px-1">
      <span className="sr-only">再生位置</span>
      {playbackTimeText(place - span.start)}
      <span className="whitespace-nowrap @max-[14rem]:hidden">
        {' '}
        /{'\u00A0'}
        {playbackTimeText(span.end - span.start)}
      </span>
    </p>
  )
}

function CaptionButton({ view, onCommand }: PartProps) {
  const isOn = view.captionId !== undefined
  return (
    <ControlButton
      label="字幕"
      aria-pressed={isOn}
      keys={shortcutsOf(view, 'captions')}
      className="aria-pressed:underline"
      onClick={() => onCommand({ do: 'caption', id: isOn ? undefined : preferredCaption(view)?.id })}
    >
      <span className="grid justify-items-center">
        <Captions aria-hidden="true" className="size-5" />
        {isOn && <span aria-hidden="true" className="h-0.5 w-5 drawn-line bg-key" />}
      </span>
    </ControlButton>
  )
}

function FullScreenButton({ view, onCommand }: PartProps) {
  const { isFullScreen } = view
  const Icon = isFullScreen ? Minimize : Maximize
  return (
    <ControlButton
      label={isFullScreen ? '全画面を終わる' : '全画面'}
      keys={shortcutsOf(view, 'fullScreen')}
      onClick={() => onCommand({ do: 'fullScreen', isOn: !isFullScreen })}
    >
      <Icon aria-hidden="true" className="size-5" />
    </ControlButton>
  )
}
