import type { Stage, StageAction } from './stage.types.ts'
import { isolated } from '../../../text/isolated.ts'

/** The text of an effect on a character, after the name: 汐里、左から入る. */
const figureEffectText: Readonly<Record<StageAction, string>> = {
  FADE_IN: '現れる',
  FADE_OUT: '見えなくなる',
  SHAKE: 'ふるえる',
  JUMP: 'とびあがる',
  SLIDE_IN_FROM_BOTTOM: '下から入る',
  SLIDE_IN_FROM_LEFT: '左から入る',
  SLIDE_IN_FROM_RIGHT: '右から入る',
  SLIDE_OUT_BOTTOM: '下へ去る',
  SLIDE_OUT_LEFT: '左へ去る',
  SLIDE_OUT_RIGHT: '右へ去る',
}

/** The text of an effect on the whole picture, for each action. */
const stageEffectText: Readonly<Record<StageAction, string>> = {
  FADE_IN: '舞台が明るくなる',
  FADE_OUT: '舞台が暗くなる',
  SHAKE: '舞台がゆれる',
  JUMP: '舞台がはねる',
  SLIDE_IN_FROM_BOTTOM: '舞台が下から現れる',
  SLIDE_IN_FROM_LEFT: '舞台が左から現れる',
  SLIDE_IN_FROM_RIGHT: '舞台が右から現れる',
  SLIDE_OUT_BOTTOM: '舞台が下へ去る',
  SLIDE_OUT_LEFT: '舞台が左へ去る',
  SLIDE_OUT_RIGHT: '舞台が右へ去る',
}

/**
 * The stage direction (ト書き) of a line, as in a printed script. Screen readers read it between the speaker and the text;
 * it is visible only where nothing moves on the screen. It does not name the speaker, because the line may hide the
 * name as ？？？.
 */
export function stageDirectionText({
  effects,
  figures,
  speaker,
}: Pick<Stage, 'effects' | 'figures' | 'speaker'>): string {
  return effects
    .map(({ action, target }) => {
      if (target === undefined) return stageEffectText[action]
      const name = figures.find(({ id }) => id === target)?.name
      return target === speaker?.id || !name
        ? figureEffectText[action]
        : `${isolated(name)}、${figureEffectText[action]}`
    })
    .join('。')
}

/** A line as read aloud: speaker, movements, text. 汐里。（現れる）番組で読めなかった一通です。 */
export function spokenLineText(stage: Pick<Stage, 'effects' | 'figures' | 'speaker' | 'text'>): string {
  const { speaker, text } = stage
  const direction = stageDirectionText(stage)
  return `${speaker ? `${isolated(speaker.name)}。` : ''}${direction && `（${direction}）`}${text}`
}

const places = { LEFT: '左', CENTER: '中央', RIGHT: '右' } as const

/** Describes for screen readers which characters are on the stage, with their positions: 舞台、汐里（左）と灯太（右）. */
export function stageDescription({ figures, isDark }: Pick<Stage, 'figures' | 'isDark'>): string {
  if (isDark) return '舞台、暗い'
  const standing = figures.filter(({ isLeaving }) => !isLeaving)
  if (standing.length === 0) return '舞台、だれもいない'
  return `舞台、${standing.map(({ name, place }) => `${isolated(name)}（${places[place]}）`).join('と')}`
}
