import type { Script } from '../../../story/script.ts'

type Line = Script['sceneList'][number]['lineList'][number]
type Action = NonNullable<Line['actionList']>[number]

/** A line that nobody says. */
export const told = (text: string, ...actionList: Action[]): Line => line({ text }, actionList)

/** What one character says: `const benio = voice('benio')`, `benio('えっ', jumps('benio'))`. */
export const voice =
  (characterId: string) =>
  (text: string, ...actionList: Action[]): Line =>
    line({ text, characterId }, actionList)

const line = (parts: Line, actionList: Action[]): Line => (actionList.length > 0 ? { ...parts, actionList } : parts)

/** Somebody comes onto the stage. */
export const comes = (
  characterId: string,
  place: NonNullable<Action['place']>,
  action: Action['action'] = 'FADE_IN',
): Action => ({ action, characterId, place })

/** Somebody who is on the stage moves, or leaves it. */
export const moves = (characterId: string, action: Action['action']): Action => ({ action, characterId })

/** The whole stage moves. */
export const stage = (action: Action['action']): Action => ({ action })
