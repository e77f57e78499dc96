import { inputTable } from '../inputTable.ts'
import type { StoryCommand } from '../player.types.ts'

/** The label of a command, as on the help page. */
export const commandText = (command: StoryCommand) =>
  inputTable.find((input) => input.command === command)?.label ?? command
