import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { StageView } from '@tsudoi/design-system/screens/story/player/parts/StageView'
import {
  stageActions,
  type Stage,
  type StageAction,
} from '../../../../design-system/screens/story/player/stage.types.ts'
import { figureBox, effectMotionOf } from '../../../../design-system/screens/story/player/effects.ts'
import { isExit } from '../../../../design-system/screens/story/player/stageAt.ts'
import { todai } from '../../../examples/exampleChannels.ts'
import { exampleFigures } from '../../../examples/exampleStory.ts'

/** The shown moments, as a share of the effect's duration. */
const moments = [0.02, 0.4, 1]

/** Each animation of the character 汐里, stopped at its start, middle and end. */
export function EffectMoments() {
  return (
    <ChannelTheme id={todai.id} seed={todai.seed}>
      <dl className="grid gap-y-2 p-4">
        {stageActions.map((action) => (
          <div key={action} className="grid grid-cols-[8rem_1fr] items-center gap-3">
            <dt className="text-12 font-bold">{action}</dt>
            <dd className="flex gap-2">
              {moments.map((moment) => (
                <Moment key={moment} action={action} moment={moment} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </ChannelTheme>
  )
}

function Moment({ action, moment }: { action: StageAction; moment: number }) {
  const figures = exampleFigures.map((figure) =>
    figure.id === 'shiori' ? { ...figure, isLeaving: isExit(action) } : figure,
  )
  const stage: Stage = {
    position: 0,
    background: '/textures/todai/night.svg',
    figures,
    isDark: false,
    text: '',
    effects: [],
    isSceneStart: false,
    isEnd: false,
  }
  return (
    <div className="relative aspect-[9/16] w-14" ref={(box) => stopAnimation(box, action, moment)}>
      <StageView stage={stage} form="PORTRAIT" />
    </div>
  )
}

/** Stops an animation at a moment for a screenshot, by a playback rate of 0. */
function stopAnimation(box: HTMLElement | null, action: StageAction, moment: number): void {
  const { keyframes, options } = effectMotionOf(action, figureBox('RIGHT', exampleFigures, 'PORTRAIT'))
  const board = box?.querySelector('[data-figure="shiori"]')
  for (const earlier of board?.getAnimations() ?? []) earlier.cancel()
  const animation = board?.animate(keyframes, { ...options, fill: 'both' })
  if (!animation) return
  animation.playbackRate = 0
  animation.currentTime = Number(options.duration) * moment
}
