import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { shortcutsOf } from '../playerKeys.rules.ts'
import type { VideoCommand, PlayerView } from '../player.types.ts'
import { ControlButton } from './ControlButton.tsx'

export interface VolumeControlProps {
  view: PlayerView
  onCommand: (command: VideoCommand) => void
}

/** The mute button; with a slider where the device has no volume keys and the player is wide enough. */
export function VolumeControl({ view, onCommand }: VolumeControlProps) {
  const { isMuted, volume, features } = view
  const isSilent = isMuted || volume === 0
  const Icon = isSilent ? VolumeX : volume < 0.5 ? Volume1 : Volume2
  return (
    <>
      <ControlButton
        label={isSilent ? '音を出す' : '消音にする'}
        keys={shortcutsOf(view, 'mute')}
        onClick={() => onCommand({ do: 'mute', isOn: !isSilent })}
      >
        <Icon aria-hidden="true" className="size-5" />
      </ControlButton>
      {features.hasVolume && (
        <input
          type="range"
          aria-label="音量"
          aria-valuetext={isMuted ? '消音' : `${Math.round(volume * 100)}%`}
          aria-keyshortcuts={shortcutsOf(view, 'up', 'down')}
          className="hidden h-11 w-20 cursor-pointer accent-ink @min-[36rem]:block"
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          onChange={({ currentTarget }) => onCommand({ do: 'volume', to: Number(currentTarget.value) })}
        />
      )}
    </>
  )
}
