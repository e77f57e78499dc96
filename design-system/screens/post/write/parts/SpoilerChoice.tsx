import { Checkbox } from '../../../../components/Checkbox.tsx'
import { TextField } from '../../../../components/TextField.tsx'
import { maxSpoilerLabelLength } from '../write.rules.ts'
import type { SpoilerSetting } from '../write.types.ts'
import { preventSubmitOnEnter } from './preventSubmitOnEnter.ts'

export interface SpoilerChoiceProps extends SpoilerSetting {
  error?: string | undefined
  onValueChange: (spoiler: SpoilerSetting) => void
}

/** The switch that covers a post for its readers, with an optional label that says what is covered. */
export const SpoilerChoice = ({ isOn, label, error, onValueChange }: SpoilerChoiceProps) => (
  <div className="mt-2 grid gap-3">
    <Checkbox
      label="ネタバレを隠す"
      support="読む人が押すまで、本文と写真を見せません。"
      checked={isOn}
      onChange={({ currentTarget }) => onValueChange({ isOn: currentTarget.checked, label })}
      onKeyDown={preventSubmitOnEnter}
    />
    {isOn && (
      <TextField
        label="何のネタバレか"
        requirement="任意"
        support={`${maxSpoilerLabelLength}文字まで。隠さずに見せます。`}
        error={error}
        autoComplete="off"
        dir="auto"
        value={label}
        onChange={({ currentTarget }) => onValueChange({ isOn, label: currentTarget.value })}
        onKeyDown={preventSubmitOnEnter}
      />
    )}
  </div>
)
