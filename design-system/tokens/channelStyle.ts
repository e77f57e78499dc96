import { channelRoles, type ChannelRoles } from './colour.ts'
import type { Mode } from './palette.ts'

/** The CSS name of each colour role of a channel. */
export const channelNames: Record<keyof ChannelRoles, string> = {
  solid: 'solid',
  onSolid: 'on-solid',
  key: 'key',
  light: 'light',
  light2: 'light2',
  glow: 'glow',
  accent: 'accent',
}

const modes: Mode[] = ['day', 'stage']

/**
 * The custom properties of a channel for both modes (`--day-solid`, `--stage-solid` …). tokens/modes.css selects those
 * of the current mode, so that switching needs no JavaScript and does not flash.
 */
export function channelStyle(seed: string): Record<`--${string}`, string> {
  const entries = modes.flatMap((mode) => {
    const roles = channelRoles(seed, mode)
    return (Object.keys(channelNames) as (keyof ChannelRoles)[]).map((role) => [
      `--${mode}-${channelNames[role]}`,
      roles[role],
    ])
  })
  return Object.fromEntries(entries)
}
