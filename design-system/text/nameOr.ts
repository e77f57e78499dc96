import { hasVisibleCharacter } from './hasVisibleCharacter.ts'
import { limitMarks } from './limitMarks.ts'

/**
 * The name, or the stand-in if nothing of the name is visible: a link needs a text that can be seen and pressed. Marks
 * that would be drawn over other lines are left out (Q448).
 */
export const nameOr = (name: string, standIn: string): string =>
  hasVisibleCharacter(name) ? limitMarks(name) : standIn

/** A channel's name as screens show it: never invisible. */
export const channelNameOf = (name: string): string => nameOr(name, '名前のないチャンネル')

/** The title of a thing (a story, an event, a prize, a notice) as screens show it: never invisible. */
export const titleOf = (title: string): string => nameOr(title, '無題')
