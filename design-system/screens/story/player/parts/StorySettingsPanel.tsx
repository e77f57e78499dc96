import { Checkbox } from '../../../../components/Checkbox.tsx'
import { RadioGroup } from '../../../../components/RadioGroup.tsx'
import { autoSecondsChoices, playerTextSizes, textSpeeds, type StorySettings, type TextSpeed } from '../player.types.ts'
import type { StoryPanelsProps } from '../player.types.ts'

const speedText: Readonly<Record<TextSpeed, string>> = {
  slow: 'ゆっくり',
  usual: 'ふつう',
  fast: 'はやい',
  instant: 'すぐに全部',
}
const speeds = textSpeeds.map((value) => ({ value, label: speedText[value] }))
const seconds = autoSecondsChoices.map((value) => ({ value: String(value), label: `${value}秒` }))
const sizes = playerTextSizes.map((value) => ({ value: String(value), label: `${value}%` }))
const volumes = [
  { value: '0', label: '鳴らさない' },
  { value: '0.3', label: '小さく' },
  { value: '0.6', label: 'ふつう' },
  { value: '1', label: '大きく' },
]

/** The reading settings (S149). Changes apply immediately, and are saved on this device. */
export function StorySettingsPanel({ settings, actions }: Pick<StoryPanelsProps, 'settings' | 'actions'>) {
  const change = (part: Partial<StorySettings>) => actions.onSettings({ ...settings, ...part })
  const pick = <V,>(options: readonly V[], value: string, store: (picked: V) => void) => {
    const picked = options.find((each) => String(each) === value)
    if (picked !== undefined) store(picked)
  }
  return (
    <div className="grid gap-8">
      <RadioGroup
        label="文字の速さ"
        name="textSpeed"
        options={speeds}
        value={settings.textSpeed}
        onValueChange={(value) => pick(textSpeeds, value, (textSpeed) => change({ textSpeed }))}
      />
      <RadioGroup
        label="文字の大きさ"
        name="textSize"
        options={sizes}
        value={String(settings.textSize)}
        onValueChange={(value) => pick(playerTextSizes, value, (textSize) => change({ textSize }))}
      />
      <RadioGroup
        label="自動で進めるまで"
        name="autoSeconds"
        options={seconds}
        value={String(settings.autoSeconds)}
        onValueChange={(value) => pick(autoSecondsChoices, value, (autoSeconds) => change({ autoSeconds }))}
      />
      <RadioGroup
        label="音"
        name="volume"
        options={volumes}
        value={nearest(settings.volume)}
        onValueChange={(value) => change({ volume: Number(value) })}
      />
      <div className="grid gap-2 border-t border-ink pt-6">
        <Checkbox
          label="舞台を動かす"
          support="はずすと、動きのかわりに、ことばで伝えます。"
          checked={settings.hasEffects}
          onChange={(event) => change({ hasEffects: event.currentTarget.checked })}
        />
        <Checkbox
          label="読み上げに合わせて、長く待つ"
          support="自動で進めるとき、声に出して読む時間を待ちます。"
          checked={settings.isSpoken}
          onChange={(event) => change({ isSpoken: event.currentTarget.checked })}
        />
        <Checkbox
          label="文字のキーで操作する"
          support="はずすと、Enter、スペース、矢印、Escだけで操作します。"
          checked={settings.hasLetterKeys}
          onChange={(event) => change({ hasLetterKeys: event.currentTarget.checked })}
        />
      </div>
    </div>
  )
}

function nearest(volume: number): string {
  const distance = ({ value }: { value: string }) => Math.abs(Number(value) - volume)
  return volumes.toSorted((one, other) => distance(one) - distance(other))[0]?.value ?? '0'
}
