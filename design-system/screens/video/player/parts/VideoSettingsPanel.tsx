import { Airplay, Cast, PictureInPicture2, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox.tsx'
import { RadioGroup } from '../../../../components/RadioGroup.tsx'
import { useFocusOnMount } from '../../../../components/useFocusOnMount.ts'
import { isInputMethodKey } from '../../../../text/inputMethodKey.ts'
import { useOpenOverlay } from '../../../../components/useOpenOverlay.ts'
import { canChangeSpeed } from '../player.rules.ts'
import { playerKeys } from '../playerKeys.rules.ts'
import { playbackSpeeds, type VideoCommand, type PlayerView } from '../player.types.ts'
import { CaptionLookChoice } from './CaptionLookChoice.tsx'
import { ControlButton } from './ControlButton.tsx'

export interface VideoSettingsPanelProps {
  id: string
  view: PlayerView
  onCommand: (command: VideoCommand) => void
  onClose: () => void
}

const off = 'off'

/**
 * Rarely used settings: speed, captions, other screens, keys. Rendered inside the player, so that full screen shows
 * it.
 */
export function VideoSettingsPanel({ id, view, onCommand, onClose }: VideoSettingsPanelProps) {
  const heading = useFocusOnMount(true)
  useOpenOverlay(true, onClose)
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isInputMethodKey(event.nativeEvent)) return
    event.stopPropagation()
    onClose()
  }
  return (
    // Escape closes the panel wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      aria-label="再生の設定"
      className="absolute inset-y-0 right-0 z-10 w-full overflow-y-auto overscroll-contain bg-raised px-4 pb-6 desk:w-88"
      onKeyDown={leave}
    >
      <div className="sticky top-0 -mx-4 flex items-center justify-between border-b border-ink bg-raised pl-4">
        <h2 ref={heading} tabIndex={-1} className="heading text-16">
          再生の設定
        </h2>
        <ControlButton label="設定を閉じる" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </ControlButton>
      </div>
      <div className="mt-4 grid gap-6">
        {canChangeSpeed(view) && <Speeds view={view} onCommand={onCommand} />}
        {view.captions.length > 0 && <CaptionChoice view={view} onCommand={onCommand} />}
        {view.captions.length > 0 && <CaptionLookChoice look={view.captionLook} onCommand={onCommand} />}
        <Screens view={view} onCommand={onCommand} />
        <Keys view={view} onCommand={onCommand} />
      </div>
    </section>
  )
}

type PartProps = Pick<VideoSettingsPanelProps, 'view' | 'onCommand'>

function Speeds({ view, onCommand }: PartProps) {
  return (
    <RadioGroup
      label="速さ"
      name="speed"
      options={playbackSpeeds.map((speed) => ({ value: String(speed), label: speed === 1 ? '標準' : `${speed}倍` }))}
      value={String(view.speed)}
      onValueChange={(value) => onCommand({ do: 'speed', to: Number(value) })}
    />
  )
}

function CaptionChoice({ view, onCommand }: PartProps) {
  const options = [{ value: off, label: 'なし' }, ...view.captions.map(({ id, label }) => ({ value: id, label }))]
  return (
    <RadioGroup
      label="字幕"
      name="caption"
      options={options}
      value={view.captionId ?? off}
      onValueChange={(value) => onCommand({ do: 'caption', id: value === off ? undefined : value })}
    />
  )
}

function Screens({ view, onCommand }: PartProps) {
  const { features, isInPicture } = view
  if (!features.hasPictureInPicture && !features.remote) return null
  const RemoteIcon = features.remote === 'airPlay' ? Airplay : Cast
  return (
    <div className="flex flex-wrap gap-3">
      {features.hasPictureInPicture && (
        <Button
          variant="outline"
          size="small"
          icon={<PictureInPicture2 aria-hidden="true" className="size-5" />}
          aria-pressed={isInPicture}
          onClick={() => onCommand({ do: 'pictureInPicture', isOn: !isInPicture })}
        >
          小さな窓で見る
        </Button>
      )}
      {features.remote && (
        <Button
          variant="outline"
          size="small"
          icon={<RemoteIcon aria-hidden="true" className="size-5" />}
          onClick={() => onCommand({ do: 'remote' })}
        >
          {features.remote === 'airPlay' ? 'AirPlayで見る' : '別の画面で見る'}
        </Button>
      )}
    </div>
  )
}

function Keys({ view, onCommand }: PartProps) {
  return (
    <div>
      <Checkbox
        label="文字のキーで操作する"
        support="オフにしても、スペースと矢印は使えます。"
        checked={view.hasShortcuts}
        onChange={({ currentTarget }) => onCommand({ do: 'shortcuts', isOn: currentTarget.checked })}
      />
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-14">
        {playerKeys.map(({ id, shown, does }) => (
          <div key={id} className="contents">
            <dt className="font-bold">{shown}</dt>
            <dd className="text-quiet">{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
