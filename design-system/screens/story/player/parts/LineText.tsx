import type { CSSProperties, Ref } from 'react'
import { classes } from '../../../../components/classes.ts'
import { obiLayout } from '../../../../components/obiLayout.ts'
import { stageDirectionText } from '../direction.ts'
import type { StorySettings } from '../player.types.ts'
import type { Stage } from '../stage.types.ts'

export interface LineTextProps {
  id: string
  stage: Stage
  settings: StorySettings
  /** The paragraph whose characters appear one by one. */
  ref?: Ref<HTMLParagraphElement> | undefined
}

/** The maximum number of characters of a vertical name; longer names are set horizontally above the text. */
const longestStanding = 8

/**
 * The visible line: speaker, movements, text. Screen readers get `SpokenLine` instead. The text of each line is a new
 * element, but its parent and the focus in it remain.
 */
export function LineText({ id, stage, settings, ref }: LineTextProps) {
  const { position, speaker, text } = stage
  const direction = stageDirectionText(stage)
  const size = { '--story-size': settings.textSize / 100 } as CSSProperties
  return (
    <div id={id} className="flex min-h-0 flex-auto flex-col">
      <div className="story-line" style={size}>
        {speaker && <SpeakerName name={speaker.name} isLarge={settings.textSize > 125} />}{' '}
        <div
          // The text is focusable, so that a long one in large letters can be scrolled by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="story-text"
        >
          {direction && (
            <p className={classes('mb-1 text-[0.875em] text-quiet', settings.hasEffects && 'motion-safe:sr-only')}>
              （{direction}）
            </p>
          )}
          <p key={position} ref={ref} className="whitespace-pre-line">
            {text}
          </p>
        </div>
      </div>
    </div>
  )
}

/** The speaker's name on a paper strip (帯) that hangs from the picture. */
function SpeakerName({ name, isLarge }: { name: string; isLarge: boolean }) {
  const { rows, columns } = obiLayout(name)
  const isLying = columns > 1 || rows > longestStanding
  return (
    <p
      className={`story-name ${isLying ? 'story-name-lying' : 'story-name-standing story-name-yielding'}`}
      data-large={isLarge || undefined}
      style={{ '--rows': rows } as CSSProperties}
    >
      {name}
    </p>
  )
}
