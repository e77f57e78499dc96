import type { ReactNode } from 'react'
import { ChannelTheme } from '../../../../components/ChannelTheme.tsx'
import { penlightSeeds } from '../../../../tokens/penlightSeeds.ts'
import type { PenlightColour } from '../together.types.ts'

export interface ColouredProps {
  colour: PenlightColour
  className?: string | undefined
  /** The distance from the left in per cent. */
  left?: number | undefined
  children: ReactNode
}

/** Gives what is inside the colour of a penlight. */
export function Coloured({ colour, className, left, children }: ColouredProps) {
  return (
    <span className={className} style={left === undefined ? undefined : { left: `${left}%` }}>
      <ChannelTheme as="span" id={colour} seed={penlightSeeds[colour]}>
        {children}
      </ChannelTheme>
    </span>
  )
}
