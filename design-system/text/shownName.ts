import { clampText } from './graphemes.ts'
import { hasVisibleCharacter } from './userText.ts'

/** The name, or the stand-in if nothing of the name is visible: a link needs a text that can be seen and pressed. */
export const nameOr = (name: string, standIn: string): string => (hasVisibleCharacter(name) ? name : standIn)

/** A user's name as screens show it: at most `maxLength` graphemes, and never invisible. */
export const personName = (name: string, maxLength = 40): string =>
  clampText(nameOr(name, '名前のないユーザー'), maxLength)

/** A channel's name as screens show it: never invisible. */
export const channelNameOf = (name: string): string => nameOr(name, '名前のないチャンネル')
