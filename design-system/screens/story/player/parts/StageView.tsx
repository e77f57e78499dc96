import type { Ref } from 'react'
import { Artwork } from '../../../../components/Artwork.tsx'
import { classes } from '../../../../components/classes.ts'
import { Light } from '../../../../components/Light.tsx'
import { stageDescription } from '../direction.ts'
import { figureBox } from '../effects.ts'
import type { Stage, StoryForm } from '../stage.types.ts'
import { FigureBoard } from './FigureBoard.tsx'

export interface StageViewProps {
  stage: Stage
  form: StoryForm
  /** The element that is animated by effects on the whole stage. */
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * The stage of a story: the background picture, a picture (board) of each character, and a beam of light in the
 * channel's colour on the speaker (W094, W095). While a picture is loading or broken, the channel's colour is shown.
 */
export function StageView({ stage, form, ref }: StageViewProps) {
  const { background, figures, isDark, speaker } = stage
  const speaking = figures.find(({ id, isLeaving }) => id === speaker?.id && !isLeaving)
  return (
    <figure aria-label={stageDescription(stage)} className="absolute inset-0 overflow-hidden bg-sunk">
      {isDark && <Light className="z-0" />}
      <div ref={ref} className={classes('absolute inset-0 isolate', isDark && 'opacity-0')}>
        <Artwork key={background} src={background} alt="" ratio="fill" id={background ?? ''} isPriority />
        {figures.map((figure) => (
          <FigureBoard
            key={figure.id}
            figure={figure}
            box={figureBox(figure.place, figures, form)}
            isInShade={speaking !== undefined && speaking !== figure}
          />
        ))}
        {speaking && <Shaft {...figureBox(speaking.place, figures, form)} />}
      </div>
    </figure>
  )
}

/** A beam of light from the upper right, which widens to the width of the speaking character's picture. */
function Shaft({ left, width }: { left: number; width: number }) {
  const at = (x: number, y: string) => `${Math.round(x * 100) / 100}% ${y}`
  const source = Math.min(left + width * 1.6, 94)
  const corners = [at(source, '0'), at(source + 5, '0'), at(left + width, '100%'), at(left, '100%')]
  return (
    <div className="light light-picture z-2">
      <span className="light-shaft" style={{ clipPath: `polygon(${corners.join(', ')})` }} />
    </div>
  )
}
