/** The state machine of the story player: how each event changes the current line, panels and auto mode. */

import type { StoryCommand, PlayerPanel, PlayerState, StorySettings } from './player.types.ts'
import type { StoryForm } from './stage.types.ts'

// Re-exported, so that the app imports all rules of the player from this module.
export { focusByGamepad } from '../../../components/focusByGamepad.ts'
export { spokenLineText } from './direction.ts'
export { commandOfButton, commandOfKey, commandOfWheel, type StoryKeyPress } from './inputTable.ts'
export { stageAt, stageProblems } from './stageAt.ts'

/** The initial state: at the saved line, fully shown, or at the beginning. */
export function initialPlayerState(count: number, form: StoryForm, position = 0): PlayerState {
  const at = clampPosition(position, count)
  return { position: at, count, form, phase: at > 0 ? 'shown' : 'arriving', isAuto: false, hidesWords: false }
}

const clampPosition = (position: number, count: number) => Math.min(Math.max(Math.trunc(position) || 0, 0), count)

/** The events of the player. `skip` carries the index of the first unread line (`firstUnreadLine`). */
export type PlayerEvent =
  | { type: Exclude<StoryCommand, 'skip' | 'leave' | 'fullScreen'> }
  | { type: 'skip'; to: number }
  | { type: 'jump'; position: number }
  | { type: 'shown'; position: number }
  | { type: 'autoNext' }

/** Whether the reader is past the last line. */
export const isAtEnd = ({ position, count }: Pick<PlayerState, 'position' | 'count'>) => position >= count

/** The line to save as the reading position: a look back by the log does not change it. */
export const positionToSave = ({ position, returnTo }: Pick<PlayerState, 'position' | 'returnTo'>) =>
  returnTo ?? position

/** Moves to another line, fully shown, because effects of lines already read are not replayed. */
function goTo(state: PlayerState, position: number): PlayerState {
  const at = clampPosition(position, state.count)
  const returnTo = state.returnTo !== undefined && at < state.returnTo ? state.returnTo : undefined
  return { ...state, position: at, phase: 'shown', hidesWords: false, panel: undefined, returnTo }
}

/**
 * Handles the command to continue. A first tap shows the text if the reader has turned it off, or finishes running
 * effects; only the next tap continues.
 */
function next(state: PlayerState): PlayerState {
  if (state.hidesWords) return { ...state, hidesWords: false }
  if (state.phase === 'arriving') return { ...state, phase: 'shown' }
  return forward(state)
}

function forward(state: PlayerState): PlayerState {
  if (isAtEnd(state)) return state
  const gone = goTo(state, state.position + 1)
  const isOver = isAtEnd(gone)
  return { ...gone, phase: isOver ? 'shown' : 'arriving', isAuto: state.isAuto && !isOver, skipped: undefined }
}

const panelOf: Partial<Record<PlayerEvent['type'], PlayerPanel>> = { log: 'log', settings: 'settings', help: 'help' }

/** Opens or closes a panel. Opening it shows the whole line, so that no effect runs unseen. */
function toggled(state: PlayerState, panel: PlayerPanel): PlayerState {
  if (state.panel === panel) return { ...state, panel: undefined }
  return { ...state, panel, phase: 'shown' }
}

/** Skips to the first unread line. Does nothing where that is the next line (`canSkip`). */
function skip(state: PlayerState, to: number): PlayerState {
  const until = clampPosition(to, state.count)
  const from = state.position + 1
  if (from >= until) return state
  return { ...goTo(state, until), isAuto: false, panel: 'skipped', skipped: { from, until } }
}

/**
 * Jumps to a line from the log. A look back keeps the reading position as `returnTo`; restarting a finished episode
 * keeps none.
 */
function jump(state: PlayerState, position: number): PlayerState {
  const at = clampPosition(position, state.count)
  const isAgain = at === 0 && isAtEnd({ position: positionToSave(state), count: state.count })
  const returnTo = isAgain ? undefined : positionToSave(state)
  return { ...goTo({ ...state, returnTo }, at), isAuto: false }
}

/**
 * The reducer of the player: the state after an event. No other function changes the state, so a line looks the same
 * however the reader reached it.
 */
export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  const panel = panelOf[event.type]
  if (panel) return toggled(state, panel)
  switch (event.type) {
    case 'next':
      return next(state)
    case 'autoNext':
      return canAutoContinue(state) ? forward(state) : state
    case 'back':
      if (state.position === 0) return { ...state, hidesWords: false, phase: 'shown' }
      return { ...goTo(state, state.position - 1), isAuto: false }
    case 'jump':
      return jump(state, event.position)
    case 'return':
      return state.returnTo === undefined ? state : goTo(state, state.returnTo)
    case 'skip':
      return skip(state, event.to)
    case 'shown':
      return event.position === state.position && state.phase === 'arriving' ? { ...state, phase: 'shown' } : state
    case 'auto':
      return isAtEnd(state) ? state : { ...state, isAuto: !state.isAuto, hidesWords: false }
    case 'hideWords':
      return isAtEnd(state) ? state : { ...state, hidesWords: !state.hidesWords, isAuto: false }
    case 'rotate':
      return { ...state, form: state.form === 'PORTRAIT' ? 'LANDSCAPE' : 'PORTRAIT' }
    case 'close':
      return { ...state, panel: undefined }
    default:
      return state
  }
}

/** Whether the line is fully shown and visible, so that the command `next` moves to the next line. */
export const isLineShown = ({ phase, hidesWords }: PlayerState) => phase === 'shown' && !hidesWords

/** Whether auto play may continue: it is on, the line is fully shown and no panel is open. */
export const canAutoContinue = ({ isAuto, phase, panel }: PlayerState) =>
  isAuto && phase === 'shown' && panel === undefined

/** Characters spoken per second; a low estimate, because most users set screen readers faster. */
const spokenPerSecond = 7

/** The time in milliseconds for which auto play shows a complete line. */
export function autoWaitMs(text: string, { autoSeconds, isSpoken }: StorySettings): number {
  const spoken = isSpoken ? text.length / spokenPerSecond : 0
  return Math.round(Math.max(autoSeconds, spoken) * 1000)
}

/** The first unread line after `position`; `count` when all are read. */
export function firstUnreadLine(isRead: (position: number) => boolean, position: number, count: number): number {
  let at = position + 1
  while (at < count && isRead(at)) at += 1
  return Math.min(at, count)
}

/** Whether there is something to skip: the next line was read before. */
export const canSkip = (state: PlayerState, isRead: (position: number) => boolean) =>
  state.position + 1 < state.count && isRead(state.position + 1)
