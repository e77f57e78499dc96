import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { StageView } from '@tsudoi/design-system/screens/story/player/parts/StageView'
import {
  stageActions,
  type Stage,
  type StageAction,
} from '../../../../design-system/screens/story/player/stage.types.ts'
import { figureBox, motionOf } from '../../../../design-system/screens/story/player/effects.ts'
import { isExit } from '../../../../design-system/screens/story/player/stageAt.ts'
import { todai } from '../../../examples/exampleChannels.ts'
import { exampleFigures } from '../../../examples/exampleStory.ts'

/** How much of the effect is over. */
const moments = [0.02, 0.4, 1]

/** Each effect on 汐里 at its start, in its middle and at its end, with the time stopped there. */
export function Moments() {
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
    <div className="relative aspect-[9/16] w-14" ref={(box) => stop(box, action, moment)}>
      <StageView stage={stage} form="PORTRAIT" />
    </div>
  )
}

/** A time that stands still is one that a picture can be taken of: with a rate of 0 nobody ends it. */
function stop(box: HTMLElement | null, action: StageAction, moment: number): void {
  const { keyframes, options } = motionOf(action, figureBox('RIGHT', exampleFigures, 'PORTRAIT'))
  const board = box?.querySelector('[data-figure="shiori"]')
  for (const earlier of board?.getAnimations() ?? []) earlier.cancel()
  const animation = board?.animate(keyframes, { ...options, fill: 'both' })
  if (!animation) return
  animation.playbackRate = 0
  animation.currentTime = Number(options.duration) * moment
}
