import type { Preview } from '@storybook/react-vite'
import { pictureHeights, picturePath, picturesToTake, type PictureParameter } from '../tools/stories/picturesToTake.ts'
import type { Toolbar } from './toolbar.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** A snapshot of Chromatic: the viewport, and the values of the toolbar. Without a height it shows the whole page. */
type ChromaticMode = Pick<Toolbar, 'mode' | 'textSize' | 'motion' | 'frame'> & {
  viewport: { width: number; height?: number }
}

interface ChromaticParameter {
  disableSnapshot?: true
  modes?: Record<string, ChromaticMode>
}

/**
 * Chromatic's parameter for a story: a snapshot for each picture that our own tests take (`parameters.picture`).
 * Stories without a picture get no snapshot. Modes of Chromatic cannot force colours, so only our own tests compare
 * these.
 */
export function chromaticParameter(path: string, mark: PictureParameter | false | undefined): ChromaticParameter {
  if (!mark) return { disableSnapshot: true }
  const shots = picturesToTake(path, mark).filter(({ mode }) => mode !== 'forced')
  const modes = shots.map(({ width, mode, whole }): [string, ChromaticMode] => [
    `${mode} ${width}`,
    {
      viewport: whole ? { width } : { width, height: pictureHeights[width] },
      mode: mode === 'stage' ? 'stage' : 'day',
      textSize: mode === 'large' ? 'largest' : 'normal',
      motion: 'reduced',
      frame: 'none',
    },
  ])
  return { modes: Object.fromEntries(modes) }
}

/**
 * Sets `parameters.chromatic` of each story from its `parameters.picture`. Storybook computes no parameters; an
 * enhancer of argTypes receives the object with a story's parameters before anything reads it.
 */
export const chromaticModes: Enhancer = ({ argTypes, id, parameters }) => {
  const { fileName = '', picture } = parameters as { fileName?: string; picture?: PictureParameter | false }
  parameters['chromatic'] = chromaticParameter(picturePath(id, fileName), picture)
  return argTypes
}
