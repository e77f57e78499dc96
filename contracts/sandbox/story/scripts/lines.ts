import type { Script } from '../../../story/script.ts'

type Line = Script['sceneList'][number]['lineList'][number]
type Action = NonNullable<Line['actionList']>[number]

/** A line of narration, without a speaker. */
export const narration = (text: string, ...actionList: Action[]): Line => line({ text }, actionList)

/**
 * Creates a function for one character's lines: `const benio = createVoice('benio')`, `benio('えっ', jumps('benio'))`.
 */
export const createVoice =
  (characterId: string) =>
  (text: string, ...actionList: Action[]): Line =>
    line({ text, characterId }, actionList)

const line = (parts: Line, actionList: Action[]): Line => (actionList.length > 0 ? { ...parts, actionList } : parts)

/** The action with which a character enters the story's stage. */
export const characterEnters = (
  characterId: string,
  ctx: NonNullable<Action['place']>,
  action: Action['action'] = 'FADE_IN',
): Action => ({ action, characterId, place: ctx })

/** The action with which a character on the story's stage moves or leaves. */
export const characterMoves = (characterId: string, action: Action['action']): Action => ({ action, characterId })

/** The action for an effect on the whole picture of a story. */
export const stageEffect = (action: Action['action']): Action => ({ action })
