import { RadioGroup } from '../../../../components/RadioGroup.tsx'
import { captionBackgrounds, captionSizes, type CaptionLook, type VideoCommand } from '../player.types.ts'

export interface CaptionLookChoiceProps {
  look: CaptionLook | undefined
  onCommand: (command: VideoCommand) => void
}

const sizeText = { usual: 'ふつう', large: '大きい', larger: 'とても大きい' }
const backgroundText = { usual: 'ふつう', opaque: '濃い', none: 'なし' }

const sizes = captionSizes.map((value) => ({ value, label: sizeText[value] }))
const backgrounds = captionBackgrounds.map((value) => ({ value, label: backgroundText[value] }))

/** The settings of captions: their size and their background. */
export function CaptionLookChoice({ look, onCommand }: CaptionLookChoiceProps) {
  if (!look) return null
  const change = (changed: Partial<CaptionLook>) => onCommand({ do: 'captionLook', to: { ...look, ...changed } })
  return (
    <>
      <RadioGroup
        label="字幕の大きさ"
        name="caption-size"
        options={sizes}
        value={look.size}
        onValueChange={(value) => change({ size: captionSizes.find((size) => size === value) ?? look.size })}
      />
      <RadioGroup
        label="字幕の背景"
        name="caption-background"
        options={backgrounds}
        value={look.background}
        onValueChange={(value) =>
          change({ background: captionBackgrounds.find((known) => known === value) ?? look.background })
        }
      />
    </>
  )
}
