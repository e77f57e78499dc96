import { inputTable } from '../inputTable.ts'
import type { PlayerCommand } from '../player.types.ts'

/** The label of a command, as on the help page. */
export const commandText = (command: PlayerCommand) =>
  inputTable.find((input) => input.command === command)?.label ?? command
