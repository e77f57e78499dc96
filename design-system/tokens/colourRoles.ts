import { channelNames } from './channelStyle.ts'
import { neutrals } from './palette.ts'

/** The names of all colour roles. The value of a role in the current mode is the custom property `--<name>`. */
export const colourRoles: readonly string[] = [
  ...Object.keys(neutrals),
  ...Object.values(channelNames),
  'obi-paper',
  'obi-ink',
  'obi-hair',
  'obi-light',
  'obi-light2',
]
