import type { StoryCommand } from './player.types.ts'

/** The inputs of one command. */
export interface PlayerInput {
  command: StoryCommand
  /** The label on the help page. */
  label: string
  /** The keys that run the command, as `KeyboardEvent.key`; letters in lower case. */
  keys: readonly string[]
  /** The buttons that run the command, as indices of a standard gamepad. */
  pad: readonly number[]
  wheel?: 'down' | 'up' | undefined
  pointer?: 'tap' | 'longPress' | undefined
  /**
   * Where the input is active. Absent: while reading. `choosing`: in a panel and on the page after the last line.
   * `panel`: only in a panel.
   */
  where?: 'choosing' | 'panel' | undefined
}

/**
 * The single table of the player's input: used for keys, gamepad, wheel and pointer, by the help page and the tests.
 */
export const inputTable: readonly PlayerInput[] = [
  {
    command: 'next',
    label: '次へ進む',
    keys: ['Enter', ' ', 'ArrowRight', 'ArrowDown', 'PageDown'],
    pad: [0, 15],
    wheel: 'down',
    pointer: 'tap',
  },
  { command: 'back', label: 'ひとつ戻る', keys: ['ArrowLeft', 'ArrowUp', 'PageUp'], pad: [1, 14], wheel: 'up' },
  { command: 'auto', label: '自動で進める・止める', keys: ['a'], pad: [3] },
  { command: 'skip', label: '読んだところを飛ばす', keys: ['s'], pad: [5] },
  { command: 'log', label: '読み返す', keys: ['l'], pad: [2] },
  { command: 'hideWords', label: '文字を隠す・戻す', keys: ['h'], pad: [4], pointer: 'longPress' },
  { command: 'settings', label: '読みかたの設定', keys: ['o'], pad: [9] },
  { command: 'help', label: '操作のしかた', keys: ['?'], pad: [8] },
  { command: 'rotate', label: '縦横を切り替える', keys: ['r'], pad: [10] },
  { command: 'fullScreen', label: '全画面にする・戻す', keys: ['f'], pad: [11] },
  { command: 'return', label: 'もとの行へもどる', keys: ['End'], pad: [7] },
  { command: 'focusPrevious', label: '開いたもの・おわりで、まえを選ぶ', keys: [], pad: [12], where: 'choosing' },
  { command: 'focusNext', label: '開いたもの・おわりで、つぎを選ぶ', keys: [], pad: [13], where: 'choosing' },
  { command: 'press', label: '選んだものを押す', keys: [], pad: [0], where: 'choosing' },
  { command: 'close', label: '開いたものを閉じる', keys: ['Escape'], pad: [1], where: 'panel' },
  { command: 'leave', label: 'ストーリーから出る', keys: ['q'], pad: [6] },
]

const isLetter = (key: string) => key.length === 1 && key !== ' '

/** A key press. `target` is the kind of the focused element. */
export interface StoryKeyPress {
  key: string
  hasModifier: boolean
  target: 'button' | 'field' | 'scroller' | 'other'
}

/**
 * The command of a key press, or undefined. While a panel is open, only its own keys and the one to close it are
 * active. A focused button keeps Enter and Space, a text field all keys, a scrollable element the vertical arrows.
 */
export function commandOfKey(
  { key, hasModifier, target }: StoryKeyPress,
  { hasLetterKeys, hasPanel }: { hasLetterKeys: boolean; hasPanel: boolean },
): StoryCommand | undefined {
  const name = isLetter(key) ? key.toLowerCase() : key
  if (hasModifier || (isLetter(name) && !hasLetterKeys)) return undefined
  if (hasPanel) return name === 'Escape' ? 'close' : undefined
  if (target === 'field') return undefined
  if (target === 'button' && (name === 'Enter' || name === ' ')) return undefined
  if (target === 'scroller' && /^(ArrowUp|ArrowDown|PageUp|PageDown| )$/.test(name)) return undefined
  return inputTable.find(({ where, keys }) => where !== 'panel' && keys.includes(name))?.command
}

/**
 * The command of a gamepad button. In a panel the buttons choose, and B closes it. At the end they choose as well;
 * all others have their usual command.
 */
export function commandOfButton(
  button: number,
  { hasPanel, isAtEnd }: { hasPanel: boolean; isAtEnd: boolean },
): StoryCommand | undefined {
  const rows = inputTable.filter(({ pad }) => pad.includes(button))
  if (hasPanel) return rows.find(({ where }) => where !== undefined)?.command
  const choice = isAtEnd ? rows.find(({ where }) => where === 'choosing') : undefined
  return (choice ?? rows.find(({ where }) => where === undefined))?.command
}

/** The command of a turn of the wheel; one notch is one line. */
export function commandOfWheel(deltaY: number): StoryCommand | undefined {
  if (deltaY === 0) return undefined
  const way = deltaY > 0 ? 'down' : 'up'
  return inputTable.find(({ wheel }) => wheel === way)?.command
}

/** The command of a tap or a long press on the player's picture or text. */
export const commandOfPointer = (kind: 'tap' | 'longPress') =>
  inputTable.find(({ pointer }) => pointer === kind)?.command
