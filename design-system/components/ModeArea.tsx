import type { ReactNode } from 'react'
import type { Mode } from '../tokens/palette.ts'

export interface ModeAreaProps {
  mode: Mode
  className?: string
  children: ReactNode
}

/** Switches the lights for what is inside: players, live talk and gacha results are `stage` by default. */
export function ModeArea({ mode, className = '', children }: ModeAreaProps) {
  return (
    <div data-mode={mode} className={`bg-paper ${className}`}>
      {children}
    </div>
  )
}
