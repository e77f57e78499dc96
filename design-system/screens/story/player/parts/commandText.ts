import { inputTable } from '../inputTable.ts'
import type { PlayerCommand } from '../player.types.ts'

/** What a command does, in the words of the help page. */
export const commandText = (command: PlayerCommand) =>
  inputTable.find((input) => input.command === command)?.label ?? command
