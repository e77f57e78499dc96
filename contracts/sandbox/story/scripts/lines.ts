import type { Script } from '../../../story/script.ts'

type Line = Script['sceneList'][number]['lineList'][number]
type Action = NonNullable<Line['actionList']>[number]

/** A line of narration, without a speaker. */
export const narration = (text: string, ...actionList: Action[]): Line => line({ text }, actionList)

/** Creates a function for one character's lines: `const benio = voice('benio')`, `benio('えっ', jumps('benio'))`. */
export const voice =
  (characterId: string) =>
  (text: string, ...actionList: Action[]): Line =>
    line({ text, characterId }, actionList)

const line = (parts: Line, actionList: Action[]): Line => (actionList.length > 0 ? { ...parts, actionList } : parts)

/** A character enters the stage. */
export const characterEnters = (
  characterId: string,
  ctx: NonNullable<Action['place']>,
  action: Action['action'] = 'FADE_IN',
): Action => ({ action, characterId, place: ctx })

/** A character on the stage moves or leaves. */
export const characterMoves = (characterId: string, action: Action['action']): Action => ({ action, characterId })

/** An effect on the whole stage. */
export const stageEffect = (action: Action['action']): Action => ({ action })
